export { silentTelemetry as nullTelemetry } from '../core/silent-telemetry.ts'
