import type { Page } from 'playwright-core'

/** A piece of text with less contrast than it needs. */
export interface LowContrast {
  readonly text: string
  readonly ratio: number
  readonly needed: number
}

/**
 * Every visible text whose contrast against what lies behind it is below WCAG 2.2 AA: 4.5, or 3 where it is large. In a drawing a text is
 * filled, and a band of its own group lies behind it.
 */
export function lowContrast(page: Page): Promise<LowContrast[]> {
  return page.evaluate(() => {
    type Rgb = readonly [number, number, number, number]
    const parse = (color: string): Rgb => {
      const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return [r, g, b, a]
    }
    const luminance = ([r, g, b]: Rgb): number => {
      const [x, y, z] = [r, g, b].map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    const backdrop = (start: Element): Rgb => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const band = element instanceof SVGGElement ? element.querySelector('.band') : null
        const color = parse(band ? getComputedStyle(band).fill : getComputedStyle(element).backgroundColor)
        if (color[3] === 1) return color
      }
      return [255, 255, 255, 1]
    }
    const low: { text: string; ratio: number; needed: number }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || /^(script|style|title|desc)$/i.test(element.tagName) || !element.checkVisibility())
        continue
      const style = getComputedStyle(element)
      const [one, two] = [parse(element instanceof SVGElement ? style.fill : style.color), backdrop(element)].map(
        luminance
      ) as [number, number]
      const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
      const size = Number.parseFloat(style.fontSize)
      const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
      if (ratio < needed) low.push({ text: text.slice(0, 60), ratio: Math.round(ratio * 100) / 100, needed })
    }
    return low
  })
}
