// Do not edit. Made from spec/schemas by `npm run generate`.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// validators.mjs
var validateArtifact = validate53;
var func1 = require_ucs2length().default;
var formats0 = require_formats().fullFormats["date-time"];
var pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          validate54.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"' }];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate54.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
            return false;
          }
        }
      } else {
        validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.uri === void 0 && (missing0 = "uri")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.uri !== void 0) {
          let data0 = data.uri;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate53.errors = [{ instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate53.errors = [{ instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.media_type !== void 0) {
            let data1 = data.media_type;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate53.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate53.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs5 = errors;
              if (typeof data.name !== "string") {
                validate53.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.size !== void 0) {
                let data3 = data.size;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate53.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3)) {
                      validate53.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.expires_at !== void 0) {
                  const _errs9 = errors;
                  if (!validate54(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "uri": true, "media_type": true, "name": true, "size": true, "expires_at": true }, "dynamicProps": false, "dynamicItems": false };
var validateAttempt = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 1 || isNaN(data)) {
        validate56.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
        return false;
      }
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateCancelAccepted = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            validate57.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("cancellation_requested" !== data0) {
            validate57.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "cancellation_requested" }, message: "must be equal to constant" }];
            return false;
          }
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "status": true }, "dynamicProps": false, "dynamicItems": false };
var validateErrorBody = validate58;
var schema26 = { "type": "string", "description": "Closed. `spec/errors.yaml` maps every cause to one of these.", "enum": ["invalid_request", "not_found", "conflict", "cursor_expired", "capability_unavailable", "queue_full", "runtime_unavailable", "capacity_exceeded", "rate_limited", "provider_unavailable", "provider_protocol_error", "deadline_exceeded", "cancelled", "internal_error"], "examples": ["invalid_request"] };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "invalid_request" || data === "not_found" || data === "conflict" || data === "cursor_expired" || data === "capability_unavailable" || data === "queue_full" || data === "runtime_unavailable" || data === "capacity_exceeded" || data === "rate_limited" || data === "provider_unavailable" || data === "provider_protocol_error" || data === "deadline_exceeded" || data === "cancelled" || data === "internal_error")) {
    validate60.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate62.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate62.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
          return false;
        }
      }
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema28 = { "type": "string", "enum": ["not_started", "unknown", "finished"], "description": "What is known of the provider call behind a failure.", "examples": ["unknown"] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "not_started" || data === "unknown" || data === "finished")) {
    validate64.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^[A-Za-z0-9_.:-]{1,64}$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.retryable === void 0 && (missing0 = "retryable")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.code !== void 0) {
          const _errs1 = errors;
          if (!validate60(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message !== void 0) {
            const _errs2 = errors;
            if (typeof data.message !== "string") {
              validate59.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.retryable !== void 0) {
              const _errs4 = errors;
              if (typeof data.retryable !== "boolean") {
                validate59.errors = [{ instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.provider_code !== void 0) {
                let data3 = data.provider_code;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data3 === "string") {
                    if (!pattern4.test(data3)) {
                      validate59.errors = [{ instancePath: instancePath + "/provider_code", schemaPath: "#/properties/provider_code/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.:-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_.:-]{1,64}$"' }];
                      return false;
                    }
                  } else {
                    validate59.errors = [{ instancePath: instancePath + "/provider_code", schemaPath: "#/properties/provider_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.retry_after_ms !== void 0) {
                  let data4 = data.retry_after_ms;
                  const _errs8 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate59.errors = [{ instancePath: instancePath + "/retry_after_ms", schemaPath: "#/properties/retry_after_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4)) {
                        validate59.errors = [{ instancePath: instancePath + "/retry_after_ms", schemaPath: "#/properties/retry_after_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.oldest !== void 0) {
                    const _errs10 = errors;
                    if (!validate62(data.oldest, { instancePath: instancePath + "/oldest", parentData: data, parentDataProperty: "oldest", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.remote_outcome !== void 0) {
                      const _errs11 = errors;
                      if (!validate64(data.remote_outcome, { instancePath: instancePath + "/remote_outcome", parentData: data, parentDataProperty: "remote_outcome", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "code": true, "message": true, "retryable": true, "provider_code": true, "retry_after_ms": true, "oldest": true, "remote_outcome": true }, "dynamicProps": false, "dynamicItems": false };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error")) {
        validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.error !== void 0) {
          if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "error": true }, "dynamicProps": false, "dynamicItems": false };
var validateErrorCode = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "invalid_request" || data === "not_found" || data === "conflict" || data === "cursor_expired" || data === "capability_unavailable" || data === "queue_full" || data === "runtime_unavailable" || data === "capacity_exceeded" || data === "rate_limited" || data === "provider_unavailable" || data === "provider_protocol_error" || data === "deadline_exceeded" || data === "cancelled" || data === "internal_error")) {
    validate67.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateEventBase = validate68;
var formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
var pattern5 = new RegExp("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$", "u");
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern5.test(data)) {
          validate69.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$" }, message: 'must match pattern "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"' }];
          return false;
        } else {
          if (!formats2.test(data)) {
            validate69.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }];
            return false;
          }
        }
      } else {
        validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema32 = { "type": "string", "enum": ["accepted", "routing", "running", "succeeded", "failed", "cancelled"], "description": "The state of an execution. `spec/lifecycle.yaml` holds the transitions.", "examples": ["running"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "accepted" || data === "routing" || data === "running" || data === "succeeded" || data === "failed" || data === "cancelled")) {
    validate73.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.execution_id === void 0 && (missing0 = "execution_id") || data.sequence === void 0 && (missing0 = "sequence") || data.time === void 0 && (missing0 = "time") || data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status")) {
        validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.execution_id !== void 0) {
          const _errs1 = errors;
          if (!validate69(data.execution_id, { instancePath: instancePath + "/execution_id", parentData: data, parentDataProperty: "execution_id", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.sequence !== void 0) {
            const _errs2 = errors;
            if (!validate62(data.sequence, { instancePath: instancePath + "/sequence", parentData: data, parentDataProperty: "sequence", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.time !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.type !== void 0) {
                let data3 = data.type;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate68.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate68.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.status !== void 0) {
                  const _errs6 = errors;
                  if (!validate73(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": { "execution_id": true, "sequence": true, "time": true, "type": true, "status": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionAcceptedEvent = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("execution.accepted" !== data0) {
            validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "execution.accepted" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate75.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("accepted" !== data1) {
              validate75.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "accepted" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
        }
      }
    } else {
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": { "type": true, "status": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionCompletedEvent = validate77;
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.provider === void 0 && (missing0 = "provider") || data.model === void 0 && (missing0 = "model")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.provider !== void 0) {
          let data0 = data.provider;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate79.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate79.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.model !== void 0) {
            let data1 = data.model;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate79.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate79.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": { "provider": true, "model": true }, "dynamicProps": false, "dynamicItems": false };
var schema36 = { "type": "string", "enum": ["stop", "length", "tool_calls", "content_filter", "refusal", "pause", "other"], "description": "Why the provider ended the answer (feature `finish_reason`).", "examples": ["stop"] };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "stop" || data === "length" || data === "tool_calls" || data === "content_filter" || data === "refusal" || data === "pause" || data === "other")) {
    validate81.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.target === void 0 && (missing0 = "target")) {
        validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate77.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("execution.completed" !== data0) {
            validate77.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "execution.completed" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate77.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("succeeded" !== data1) {
              validate77.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "succeeded" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.target !== void 0) {
              const _errs6 = errors;
              if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.finish_reason !== void 0) {
                const _errs7 = errors;
                if (!validate81(data.finish_reason, { instancePath: instancePath + "/finish_reason", parentData: data, parentDataProperty: "finish_reason", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.served_model !== void 0) {
                  let data4 = data.served_model;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data4 === "string") {
                      if (func1(data4) < 1) {
                        validate77.errors = [{ instancePath: instancePath + "/served_model", schemaPath: "#/properties/served_model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate77.errors = [{ instancePath: instancePath + "/served_model", schemaPath: "#/properties/served_model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "type": true, "status": true, "target": true, "finish_reason": true, "served_model": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionError = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.retryable === void 0 && (missing0 = "retryable")) {
        validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.code !== void 0) {
          const _errs1 = errors;
          if (!validate60(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message !== void 0) {
            const _errs2 = errors;
            if (typeof data.message !== "string") {
              validate83.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.retryable !== void 0) {
              const _errs4 = errors;
              if (typeof data.retryable !== "boolean") {
                validate83.errors = [{ instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.provider_code !== void 0) {
                let data3 = data.provider_code;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data3 === "string") {
                    if (!pattern4.test(data3)) {
                      validate83.errors = [{ instancePath: instancePath + "/provider_code", schemaPath: "#/properties/provider_code/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.:-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_.:-]{1,64}$"' }];
                      return false;
                    }
                  } else {
                    validate83.errors = [{ instancePath: instancePath + "/provider_code", schemaPath: "#/properties/provider_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.retry_after_ms !== void 0) {
                  let data4 = data.retry_after_ms;
                  const _errs8 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate83.errors = [{ instancePath: instancePath + "/retry_after_ms", schemaPath: "#/properties/retry_after_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4)) {
                        validate83.errors = [{ instancePath: instancePath + "/retry_after_ms", schemaPath: "#/properties/retry_after_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.oldest !== void 0) {
                    const _errs10 = errors;
                    if (!validate62(data.oldest, { instancePath: instancePath + "/oldest", parentData: data, parentDataProperty: "oldest", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.remote_outcome !== void 0) {
                      const _errs11 = errors;
                      if (!validate64(data.remote_outcome, { instancePath: instancePath + "/remote_outcome", parentData: data, parentDataProperty: "remote_outcome", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": { "code": true, "message": true, "retryable": true, "provider_code": true, "retry_after_ms": true, "oldest": true, "remote_outcome": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionEvent = validate87;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.target === void 0 && (missing0 = "target") || data.attempt === void 0 && (missing0 = "attempt")) {
        validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate88.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("route.selected" !== data0) {
            validate88.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "route.selected" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate88.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("routing" !== data1) {
              validate88.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "routing" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.target !== void 0) {
              const _errs6 = errors;
              if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.attempt !== void 0) {
                const _errs7 = errors;
                if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.policy !== void 0) {
                  let data4 = data.policy;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data4 === "string") {
                      if (func1(data4) < 1) {
                        validate88.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate88.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.waited_ms !== void 0) {
                    let data5 = data.waited_ms;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5)) {
                          validate88.errors = [{ instancePath: instancePath + "/waited_ms", schemaPath: "#/properties/waited_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      } else {
                        validate88.errors = [{ instancePath: instancePath + "/waited_ms", schemaPath: "#/properties/waited_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                    }
                    var valid1 = _errs10 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.considered !== void 0) {
                      let data6 = data.considered;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (Array.isArray(data6)) {
                          var valid2 = true;
                          const len0 = data6.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data7 = data6[i0];
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              } else {
                                validate88.errors = [{ instancePath: instancePath + "/considered/" + i0, schemaPath: "#/properties/considered/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid2 = _errs14 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        } else {
                          validate88.errors = [{ instancePath: instancePath + "/considered", schemaPath: "#/properties/considered/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid1 = _errs12 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data.ignored !== void 0) {
                        let data8 = data.ignored;
                        const _errs17 = errors;
                        if (errors === _errs17) {
                          if (Array.isArray(data8)) {
                            var valid3 = true;
                            const len1 = data8.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data9 = data8[i1];
                              const _errs19 = errors;
                              if (errors === _errs19) {
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                } else {
                                  validate88.errors = [{ instancePath: instancePath + "/ignored/" + i1, schemaPath: "#/properties/ignored/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs19 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate88.errors = [{ instancePath: instancePath + "/ignored", schemaPath: "#/properties/ignored/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid1 = _errs17 === errors;
                      } else {
                        var valid1 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": { "type": true, "status": true, "target": true, "attempt": true, "policy": true, "waited_ms": true, "considered": true, "ignored": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.target === void 0 && (missing0 = "target") || data.attempt === void 0 && (missing0 = "attempt") || data.error === void 0 && (missing0 = "error")) {
        validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate92.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("route.attempt_failed" !== data0) {
            validate92.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "route.attempt_failed" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate92.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("routing" !== data1) {
              validate92.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "routing" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.target !== void 0) {
              const _errs6 = errors;
              if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.attempt !== void 0) {
                const _errs7 = errors;
                if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.error !== void 0) {
                  const _errs8 = errors;
                  if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": { "type": true, "status": true, "target": true, "attempt": true, "error": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var schema41 = { "description": "The provider has accepted the call and says how far it is.", "type": "object", "allOf": [{ "$ref": "#/$defs/EventBase" }], "required": ["type", "status", "phase"], "properties": { "type": { "type": "string", "const": "execution.progress" }, "status": { "type": "string", "const": "running" }, "phase": { "type": "string", "enum": ["queued", "processing"] }, "progress": { "type": "number", "minimum": 0, "maximum": 1 }, "queue_position": { "type": "integer", "minimum": 0 } } };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.phase === void 0 && (missing0 = "phase")) {
        validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("execution.progress" !== data0) {
            validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "execution.progress" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate97.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate97.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.phase !== void 0) {
              let data2 = data.phase;
              const _errs6 = errors;
              if (typeof data2 !== "string") {
                validate97.errors = [{ instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "queued" || data2 === "processing")) {
                validate97.errors = [{ instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema41.properties.phase.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.progress !== void 0) {
                let data3 = data.progress;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1 || isNaN(data3)) {
                      validate97.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate97.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  } else {
                    validate97.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                    return false;
                  }
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.queue_position !== void 0) {
                  let data4 = data.queue_position;
                  const _errs10 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate97.errors = [{ instancePath: instancePath + "/queue_position", schemaPath: "#/properties/queue_position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4)) {
                        validate97.errors = [{ instancePath: instancePath + "/queue_position", schemaPath: "#/properties/queue_position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid1 = _errs10 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { "props": { "type": true, "status": true, "phase": true, "progress": true, "queue_position": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate101.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate101.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.output_index === void 0 && (missing0 = "output_index") || data.delta === void 0 && (missing0 = "delta")) {
        validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate99.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.delta" !== data0) {
            validate99.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate99.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate99.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_index !== void 0) {
              const _errs6 = errors;
              if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate99.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate99.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": { "type": true, "status": true, "output_index": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.call_id === void 0 && (missing0 = "call_id") || data.name === void 0 && (missing0 = "name")) {
        validate103.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate103.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("tool.call.started" !== data0) {
            validate103.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tool.call.started" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate103.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate103.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.call_id !== void 0) {
              let data2 = data.call_id;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate103.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate103.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.name !== void 0) {
                let data3 = data.name;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate103.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate103.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.output_index !== void 0) {
                  const _errs10 = errors;
                  if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs10 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "props": { "type": true, "status": true, "call_id": true, "name": true, "output_index": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.call_id === void 0 && (missing0 = "call_id") || data.delta === void 0 && (missing0 = "delta")) {
        validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate106.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("tool.call.arguments.delta" !== data0) {
            validate106.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tool.call.arguments.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate106.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate106.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.call_id !== void 0) {
              let data2 = data.call_id;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate106.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate106.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate106.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate106.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "props": { "type": true, "status": true, "call_id": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.result === void 0 && (missing0 = "result")) {
        validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate108.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.result" !== data0) {
            validate108.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.result" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate108.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate108.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.result !== void 0) {
              let data2 = data.result;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                } else {
                  validate108.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.artifacts !== void 0) {
                let data3 = data.artifacts;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (Array.isArray(data3)) {
                    var valid2 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs11 = errors;
                      if (!validate53(data3[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs11 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate108.errors = [{ instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid1 = _errs9 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate108.errors = vErrors;
  return errors === 0;
}
validate108.evaluated = { "props": { "type": true, "status": true, "result": true, "artifacts": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.output_index === void 0 && (missing0 = "output_index") || data.delta === void 0 && (missing0 = "delta")) {
        validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate111.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.reasoning.delta" !== data0) {
            validate111.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.reasoning.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate111.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate111.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_index !== void 0) {
              const _errs6 = errors;
              if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate111.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate111.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": { "type": true, "status": true, "output_index": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.output_index === void 0 && (missing0 = "output_index") || data.delta === void 0 && (missing0 = "delta")) {
        validate114.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate114.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.refusal.delta" !== data0) {
            validate114.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.refusal.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate114.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate114.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_index !== void 0) {
              const _errs6 = errors;
              if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate114.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate114.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { "props": { "type": true, "status": true, "output_index": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var schema50 = { "type": "object", "description": "A measured quantity. It holds no price, cost or currency.", "required": ["unit", "quantity", "source"], "properties": { "unit": { "type": "string", "minLength": 1, "description": "A unit of `spec/usage-units.yaml` or another one; never a currency." }, "quantity": { "type": "number", "minimum": 0 }, "source": { "type": "string", "enum": ["provider", "runtime"], "description": "An estimate has source `runtime`." }, "complete": { "type": "boolean", "description": "`false` where the attempt did not finish." } } };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.unit === void 0 && (missing0 = "unit") || data.quantity === void 0 && (missing0 = "quantity") || data.source === void 0 && (missing0 = "source")) {
        validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.unit !== void 0) {
          let data0 = data.unit;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate119.errors = [{ instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate119.errors = [{ instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.quantity !== void 0) {
            let data1 = data.quantity;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1)) {
                  validate119.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              } else {
                validate119.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.source !== void 0) {
              let data2 = data.source;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate119.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "provider" || data2 === "runtime")) {
                validate119.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/enum", keyword: "enum", params: { allowedValues: schema50.properties.source.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.complete !== void 0) {
                const _errs7 = errors;
                if (typeof data.complete !== "boolean") {
                  validate119.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "props": { "unit": true, "quantity": true, "source": true, "complete": true }, "dynamicProps": false, "dynamicItems": false };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.facts === void 0 && (missing0 = "facts")) {
        validate117.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate117.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("usage.reported" !== data0) {
            validate117.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "usage.reported" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate117.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate117.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.facts !== void 0) {
              let data2 = data.facts;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs8 = errors;
                    if (!validate119(data2[i0], { instancePath: instancePath + "/facts/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate117.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.attempt !== void 0) {
                const _errs9 = errors;
                if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs9 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { "props": { "type": true, "status": true, "facts": true, "attempt": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var schema51 = { "description": "The execution failed or was cancelled. Terminal.", "type": "object", "allOf": [{ "$ref": "#/$defs/EventBase" }], "required": ["type", "status", "error"], "properties": { "type": { "type": "string", "const": "execution.failed" }, "status": { "type": "string", "enum": ["failed", "cancelled"], "description": "`cancelled` if and only if the error code is `cancelled`." }, "error": { "$ref": "#/$defs/ExecutionError" }, "target": { "$ref": "#/$defs/Target" }, "attempt": { "$ref": "#/$defs/Attempt" } } };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.error === void 0 && (missing0 = "error")) {
        validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate122.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("execution.failed" !== data0) {
            validate122.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "execution.failed" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate122.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "failed" || data1 === "cancelled")) {
              validate122.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema51.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.error !== void 0) {
              const _errs6 = errors;
              if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.target !== void 0) {
                const _errs7 = errors;
                if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.attempt !== void 0) {
                  const _errs8 = errors;
                  if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
validate122.evaluated = { "props": { "type": true, "status": true, "error": true, "target": true, "attempt": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "execution.accepted") {
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.type = true;
          props0.status = true;
          props0.execution_id = true;
          props0.sequence = true;
          props0.time = true;
        } else if (tag0 === "route.selected") {
          if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.target = true;
            props0.attempt = true;
            props0.policy = true;
            props0.waited_ms = true;
            props0.considered = true;
            props0.ignored = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "route.attempt_failed") {
          if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.target = true;
            props0.attempt = true;
            props0.error = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "execution.progress") {
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.phase = true;
            props0.progress = true;
            props0.queue_position = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "output.delta") {
          if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.output_index = true;
            props0.delta = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "tool.call.started") {
          if (!validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.call_id = true;
            props0.name = true;
            props0.output_index = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "tool.call.arguments.delta") {
          if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.call_id = true;
            props0.delta = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "output.result") {
          if (!validate108(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.result = true;
            props0.artifacts = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "output.reasoning.delta") {
          if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.output_index = true;
            props0.delta = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "output.refusal.delta") {
          if (!validate114(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.output_index = true;
            props0.delta = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "usage.reported") {
          if (!validate117(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.facts = true;
            props0.attempt = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "execution.completed") {
          if (!validate77(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.target = true;
            props0.finish_reason = true;
            props0.served_model = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else if (tag0 === "execution.failed") {
          if (!validate122(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.type = true;
            props0.status = true;
            props0.error = true;
            props0.target = true;
            props0.attempt = true;
            props0.execution_id = true;
            props0.sequence = true;
            props0.time = true;
          }
        } else {
          validate87.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate87.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    }
  }
  validate87.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": true, "dynamicItems": false };
var validateExecutionFailedEvent = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.error === void 0 && (missing0 = "error")) {
        validate140.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate140.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("execution.failed" !== data0) {
            validate140.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "execution.failed" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate140.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "failed" || data1 === "cancelled")) {
              validate140.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema51.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.error !== void 0) {
              const _errs6 = errors;
              if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.target !== void 0) {
                const _errs7 = errors;
                if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.attempt !== void 0) {
                  const _errs8 = errors;
                  if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate140.errors = vErrors;
  return errors === 0;
}
validate140.evaluated = { "props": { "type": true, "status": true, "error": true, "target": true, "attempt": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionId = validate145;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern5.test(data)) {
          validate145.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$" }, message: 'must match pattern "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"' }];
          return false;
        } else {
          if (!formats2.test(data)) {
            validate145.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }];
            return false;
          }
        }
      } else {
        validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate145.errors = vErrors;
  return errors === 0;
}
validate145.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateExecutionOutput = validate146;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.index !== void 0) {
          const _errs1 = errors;
          if (!validate101(data.index, { instancePath: instancePath + "/index", parentData: data, parentDataProperty: "index", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs2 = errors;
            if (typeof data1 !== "string") {
              validate148.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("text" !== data1) {
              validate148.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs4 = errors;
              if (typeof data.text !== "string") {
                validate148.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { "props": { "index": true, "type": true, "text": true }, "dynamicProps": false, "dynamicItems": false };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.call_id === void 0 && (missing0 = "call_id") || data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
        validate151.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.call_id !== void 0) {
          let data0 = data.call_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate151.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate151.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            let data1 = data.name;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate151.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate151.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.arguments !== void 0) {
              const _errs5 = errors;
              if (typeof data.arguments !== "string") {
                validate151.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.complete !== void 0) {
                const _errs7 = errors;
                if (typeof data.complete !== "boolean") {
                  validate151.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate151.errors = vErrors;
  return errors === 0;
}
validate151.evaluated = { "props": { "call_id": true, "name": true, "arguments": true, "complete": true }, "dynamicProps": false, "dynamicItems": false };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.outputs === void 0 && (missing0 = "outputs") || data.tool_calls === void 0 && (missing0 = "tool_calls")) {
        validate147.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.outputs !== void 0) {
          let data0 = data.outputs;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate148(data0[i0], { instancePath: instancePath + "/outputs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate147.errors = [{ instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.tool_calls !== void 0) {
            let data2 = data.tool_calls;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (Array.isArray(data2)) {
                var valid2 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const _errs6 = errors;
                  if (!validate151(data2[i1], { instancePath: instancePath + "/tool_calls/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate147.errors = [{ instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.refusal !== void 0) {
              const _errs7 = errors;
              if (typeof data.refusal !== "string") {
                validate147.errors = [{ instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reasoning !== void 0) {
                const _errs9 = errors;
                if (typeof data.reasoning !== "string") {
                  validate147.errors = [{ instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate147.errors = vErrors;
  return errors === 0;
}
validate147.evaluated = { "props": { "outputs": true, "tool_calls": true, "refusal": true, "reasoning": true }, "dynamicProps": false, "dynamicItems": false };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.outputs === void 0 && (missing0 = "outputs") || data.tool_calls === void 0 && (missing0 = "tool_calls")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate154.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate154.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate154.errors = vErrors;
  return errors === 0;
}
validate154.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate147(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.outputs = true;
    props0.tool_calls = true;
    props0.refusal = true;
    props0.reasoning = true;
  }
  const _errs2 = errors;
  if (!validate154(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate146.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate146.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate146.evaluated = { "dynamicProps": true, "dynamicItems": false };
var validateExecutionProgressEvent = validate156;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.phase === void 0 && (missing0 = "phase")) {
        validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate156.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("execution.progress" !== data0) {
            validate156.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "execution.progress" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate156.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate156.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.phase !== void 0) {
              let data2 = data.phase;
              const _errs6 = errors;
              if (typeof data2 !== "string") {
                validate156.errors = [{ instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "queued" || data2 === "processing")) {
                validate156.errors = [{ instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema41.properties.phase.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.progress !== void 0) {
                let data3 = data.progress;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1 || isNaN(data3)) {
                      validate156.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate156.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  } else {
                    validate156.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                    return false;
                  }
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.queue_position !== void 0) {
                  let data4 = data.queue_position;
                  const _errs10 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate156.errors = [{ instancePath: instancePath + "/queue_position", schemaPath: "#/properties/queue_position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4)) {
                        validate156.errors = [{ instancePath: instancePath + "/queue_position", schemaPath: "#/properties/queue_position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid1 = _errs10 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate156.errors = vErrors;
  return errors === 0;
}
validate156.evaluated = { "props": { "type": true, "status": true, "phase": true, "progress": true, "queue_position": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionRequest = validate158;
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "text")) {
            validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate160.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("text" !== data0) {
              validate160.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs4 = errors;
              if (typeof data.text !== "string") {
                validate160.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate160.errors = vErrors;
  return errors === 0;
}
validate160.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
        validate161.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "value")) {
            validate161.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
              validate161.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("json" !== data0) {
              validate161.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "json" }, message: "must be equal to constant" }];
              return false;
            }
          }
        }
      }
    } else {
      validate161.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate161.errors = vErrors;
  return errors === 0;
}
validate161.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema64 = { "type": "object", "description": "A reference to media. The runtime passes the URI on and never fetches it.", "required": ["type", "uri"], "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["image", "audio", "video", "file"] }, "uri": { "type": "string", "minLength": 1, "description": "At most `limits.uri_length` characters, which is 8192 unless the runtime publishes another figure." }, "media_type": { "type": "string", "minLength": 1 } } };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.uri === void 0 && (missing0 = "uri")) {
        validate162.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "uri" || key0 === "media_type")) {
            validate162.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate162.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "image" || data0 === "audio" || data0 === "video" || data0 === "file")) {
              validate162.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema64.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.uri !== void 0) {
              let data1 = data.uri;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func1(data1) < 1) {
                    validate162.errors = [{ instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate162.errors = [{ instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.media_type !== void 0) {
                let data2 = data.media_type;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func1(data2) < 1) {
                      validate162.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate162.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate162.errors = vErrors;
  return errors === 0;
}
validate162.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "text") {
          if (!validate160(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
            errors = vErrors.length;
          }
          var props0 = true;
        } else if (tag0 === "json") {
          if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "image") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "audio") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "video") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "file") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else {
          validate159.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate159.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    }
  }
  validate159.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate159.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema66 = { "type": "string", "enum": ["text", "json", "image", "audio", "video", "file"], "description": "A kind of content that a request carries or a model produces.", "examples": ["text"] };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "text" || data === "json" || data === "image" || data === "audio" || data === "video" || data === "file")) {
    validate171.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema66.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "input_modalities" || key0 === "output_modalities" || key0 === "stream" || key0 === "tools" || key0 === "structured_output" || key0 === "async" || key0 === "cancel")) {
          validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.input_modalities !== void 0) {
          let data0 = data.input_modalities;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs4 = errors;
                if (!validate171(data0[i0], { instancePath: instancePath + "/input_modalities/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs4 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate170.errors = [{ instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.output_modalities !== void 0) {
            let data2 = data.output_modalities;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                var valid2 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const _errs7 = errors;
                  if (!validate171(data2[i1], { instancePath: instancePath + "/output_modalities/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs7 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate170.errors = [{ instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.stream !== void 0) {
              const _errs8 = errors;
              if (typeof data.stream !== "boolean") {
                validate170.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.tools !== void 0) {
                const _errs10 = errors;
                if (typeof data.tools !== "boolean") {
                  validate170.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.structured_output !== void 0) {
                  const _errs12 = errors;
                  if (typeof data.structured_output !== "boolean") {
                    validate170.errors = [{ instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.async !== void 0) {
                    const _errs14 = errors;
                    if (typeof data.async !== "boolean") {
                      validate170.errors = [{ instancePath: instancePath + "/async", schemaPath: "#/properties/async/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.cancel !== void 0) {
                      const _errs16 = errors;
                      if (typeof data.cancel !== "boolean") {
                        validate170.errors = [{ instancePath: instancePath + "/cancel", schemaPath: "#/properties/cancel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs16 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema67 = { "type": "object", "description": "How candidates are ordered and how many attempts may be made.", "additionalProperties": false, "properties": { "policy": { "type": "string", "minLength": 1, "description": "A policy of the deployment's configuration (feature `policy_ref`; without it 400)." }, "strategy": { "type": "string", "enum": ["first_available", "ordered"], "description": "Kept for the sake of the draft; both values mean the same order." }, "provider_order": { "type": "array", "items": { "type": "string", "minLength": 1 }, "description": "Providers to prefer, in this order. Unknown names are ignored." }, "allow_fallback": { "type": "boolean", "default": false, "description": "Absent or false means one attempt, whatever `max_attempts` says." }, "max_attempts": { "type": "integer", "minimum": 1, "maximum": 32 }, "retry_budget_ms": { "type": "integer", "minimum": 1, "maximum": 864e5, "description": "Elapsed time since acceptance after which no further attempt starts." } } };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "policy" || key0 === "strategy" || key0 === "provider_order" || key0 === "allow_fallback" || key0 === "max_attempts" || key0 === "retry_budget_ms")) {
          validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.policy !== void 0) {
          let data0 = data.policy;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate175.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate175.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.strategy !== void 0) {
            let data1 = data.strategy;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate175.errors = [{ instancePath: instancePath + "/strategy", schemaPath: "#/properties/strategy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "first_available" || data1 === "ordered")) {
              validate175.errors = [{ instancePath: instancePath + "/strategy", schemaPath: "#/properties/strategy/enum", keyword: "enum", params: { allowedValues: schema67.properties.strategy.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.provider_order !== void 0) {
              let data2 = data.provider_order;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) < 1) {
                          validate175.errors = [{ instancePath: instancePath + "/provider_order/" + i0, schemaPath: "#/properties/provider_order/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate175.errors = [{ instancePath: instancePath + "/provider_order/" + i0, schemaPath: "#/properties/provider_order/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate175.errors = [{ instancePath: instancePath + "/provider_order", schemaPath: "#/properties/provider_order/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.allow_fallback !== void 0) {
                const _errs10 = errors;
                if (typeof data.allow_fallback !== "boolean") {
                  validate175.errors = [{ instancePath: instancePath + "/allow_fallback", schemaPath: "#/properties/allow_fallback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.max_attempts !== void 0) {
                  let data5 = data.max_attempts;
                  const _errs12 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate175.errors = [{ instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 32 || isNaN(data5)) {
                        validate175.errors = [{ instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 32 }, message: "must be <= 32" }];
                        return false;
                      } else {
                        if (data5 < 1 || isNaN(data5)) {
                          validate175.errors = [{ instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.retry_budget_ms !== void 0) {
                    let data6 = data.retry_budget_ms;
                    const _errs14 = errors;
                    if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                      validate175.errors = [{ instancePath: instancePath + "/retry_budget_ms", schemaPath: "#/properties/retry_budget_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs14) {
                      if (typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 864e5 || isNaN(data6)) {
                          validate175.errors = [{ instancePath: instancePath + "/retry_budget_ms", schemaPath: "#/properties/retry_budget_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000" }];
                          return false;
                        } else {
                          if (data6 < 1 || isNaN(data6)) {
                            validate175.errors = [{ instancePath: instancePath + "/retry_budget_ms", schemaPath: "#/properties/retry_budget_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema68 = { "type": "object", "description": "Opaque to the runtime, never logged.", "maxProperties": 64, "additionalProperties": { "type": ["string", "number", "boolean"] }, "examples": [{ "ticket": "T-1042", "priority": 3, "dry_run": false }] };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 64) {
        validate177.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 64 }, message: "must NOT have more than 64 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          let data0 = data[key0];
          const _errs2 = errors;
          if (typeof data0 !== "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "boolean") {
            validate177.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema68.additionalProperties.type }, message: "must be string,number,boolean" }];
            return false;
          }
          var valid0 = _errs2 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
validate177.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.request !== void 0) {
        let data0 = data.request;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          } else {
            validate180.errors = [{ instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
      }
    } else {
      validate180.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate180.errors = vErrors;
  return errors === 0;
}
validate180.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate183.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.input !== void 0) {
        let data0 = data.input;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          } else {
            validate183.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
      }
    } else {
      validate183.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate183.errors = vErrors;
  return errors === 0;
}
validate183.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 64) {
        validate179.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 64 }, message: "must NOT have more than 64 properties" }];
        return false;
      } else {
        if (data.openai !== void 0) {
          const _errs2 = errors;
          if (!validate180(data.openai, { instancePath: instancePath + "/openai", parentData: data, parentDataProperty: "openai", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.anthropic !== void 0) {
            const _errs3 = errors;
            if (!validate180(data.anthropic, { instancePath: instancePath + "/anthropic", parentData: data, parentDataProperty: "anthropic", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fal !== void 0) {
              const _errs4 = errors;
              if (!validate183(data.fal, { instancePath: instancePath + "/fal", parentData: data, parentDataProperty: "fal", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
validate179.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ability === void 0 && (missing0 = "ability") || data.input === void 0 && (missing0 = "input")) {
        validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ability" || key0 === "input" || key0 === "requirements" || key0 === "routing" || key0 === "deadline_ms" || key0 === "metadata" || key0 === "extensions")) {
            validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ability !== void 0) {
            let data0 = data.ability;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) > 256) {
                  validate158.errors = [{ instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate158.errors = [{ instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate158.errors = [{ instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input !== void 0) {
              let data1 = data.input;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length < 1) {
                    validate158.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate159(data1[i0], { instancePath: instancePath + "/input/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate158.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.requirements !== void 0) {
                const _errs7 = errors;
                if (!validate170(data.requirements, { instancePath: instancePath + "/requirements", parentData: data, parentDataProperty: "requirements", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.routing !== void 0) {
                  const _errs8 = errors;
                  if (!validate175(data.routing, { instancePath: instancePath + "/routing", parentData: data, parentDataProperty: "routing", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.deadline_ms !== void 0) {
                    let data5 = data.deadline_ms;
                    const _errs9 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate158.errors = [{ instancePath: instancePath + "/deadline_ms", schemaPath: "#/properties/deadline_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 864e5 || isNaN(data5)) {
                          validate158.errors = [{ instancePath: instancePath + "/deadline_ms", schemaPath: "#/properties/deadline_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000" }];
                          return false;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            validate158.errors = [{ instancePath: instancePath + "/deadline_ms", schemaPath: "#/properties/deadline_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.metadata !== void 0) {
                      const _errs11 = errors;
                      if (!validate177(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.extensions !== void 0) {
                        const _errs12 = errors;
                        if (!validate179(data.extensions, { instancePath: instancePath + "/extensions", parentData: data, parentDataProperty: "extensions", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate158.errors = vErrors;
  return errors === 0;
}
validate158.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateExecutionRequirements = validate186;
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate186.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "input_modalities" || key0 === "output_modalities" || key0 === "stream" || key0 === "tools" || key0 === "structured_output" || key0 === "async" || key0 === "cancel")) {
          validate186.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.input_modalities !== void 0) {
          let data0 = data.input_modalities;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs4 = errors;
                if (!validate171(data0[i0], { instancePath: instancePath + "/input_modalities/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs4 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate186.errors = [{ instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.output_modalities !== void 0) {
            let data2 = data.output_modalities;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                var valid2 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const _errs7 = errors;
                  if (!validate171(data2[i1], { instancePath: instancePath + "/output_modalities/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs7 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate186.errors = [{ instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.stream !== void 0) {
              const _errs8 = errors;
              if (typeof data.stream !== "boolean") {
                validate186.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.tools !== void 0) {
                const _errs10 = errors;
                if (typeof data.tools !== "boolean") {
                  validate186.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.structured_output !== void 0) {
                  const _errs12 = errors;
                  if (typeof data.structured_output !== "boolean") {
                    validate186.errors = [{ instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.async !== void 0) {
                    const _errs14 = errors;
                    if (typeof data.async !== "boolean") {
                      validate186.errors = [{ instancePath: instancePath + "/async", schemaPath: "#/properties/async/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.cancel !== void 0) {
                      const _errs16 = errors;
                      if (typeof data.cancel !== "boolean") {
                        validate186.errors = [{ instancePath: instancePath + "/cancel", schemaPath: "#/properties/cancel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs16 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate186.errors = vErrors;
  return errors === 0;
}
validate186.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateExecutionResult = validate189;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.execution_id === void 0 && (missing0 = "execution_id") || data.target === void 0 && (missing0 = "target") || data.result === void 0 && (missing0 = "result") || data.artifacts === void 0 && (missing0 = "artifacts") || data.usage === void 0 && (missing0 = "usage")) {
        validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.execution_id !== void 0) {
          const _errs1 = errors;
          if (!validate69(data.execution_id, { instancePath: instancePath + "/execution_id", parentData: data, parentDataProperty: "execution_id", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.target !== void 0) {
            const _errs2 = errors;
            if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.result !== void 0) {
              const _errs3 = errors;
              if (!validate146(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.artifacts !== void 0) {
                let data3 = data.artifacts;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate53(data3[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate189.errors = [{ instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.usage !== void 0) {
                  let data5 = data.usage;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (Array.isArray(data5)) {
                      var valid2 = true;
                      const len1 = data5.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        const _errs9 = errors;
                        if (!validate119(data5[i1], { instancePath: instancePath + "/usage/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs9 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate189.errors = [{ instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.finish_reason !== void 0) {
                    const _errs10 = errors;
                    if (!validate81(data.finish_reason, { instancePath: instancePath + "/finish_reason", parentData: data, parentDataProperty: "finish_reason", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { "props": { "execution_id": true, "target": true, "result": true, "artifacts": true, "usage": true, "finish_reason": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionRouting = validate196;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "policy" || key0 === "strategy" || key0 === "provider_order" || key0 === "allow_fallback" || key0 === "max_attempts" || key0 === "retry_budget_ms")) {
          validate196.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.policy !== void 0) {
          let data0 = data.policy;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate196.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate196.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.strategy !== void 0) {
            let data1 = data.strategy;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate196.errors = [{ instancePath: instancePath + "/strategy", schemaPath: "#/properties/strategy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "first_available" || data1 === "ordered")) {
              validate196.errors = [{ instancePath: instancePath + "/strategy", schemaPath: "#/properties/strategy/enum", keyword: "enum", params: { allowedValues: schema67.properties.strategy.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.provider_order !== void 0) {
              let data2 = data.provider_order;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) < 1) {
                          validate196.errors = [{ instancePath: instancePath + "/provider_order/" + i0, schemaPath: "#/properties/provider_order/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate196.errors = [{ instancePath: instancePath + "/provider_order/" + i0, schemaPath: "#/properties/provider_order/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate196.errors = [{ instancePath: instancePath + "/provider_order", schemaPath: "#/properties/provider_order/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.allow_fallback !== void 0) {
                const _errs10 = errors;
                if (typeof data.allow_fallback !== "boolean") {
                  validate196.errors = [{ instancePath: instancePath + "/allow_fallback", schemaPath: "#/properties/allow_fallback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.max_attempts !== void 0) {
                  let data5 = data.max_attempts;
                  const _errs12 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate196.errors = [{ instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 32 || isNaN(data5)) {
                        validate196.errors = [{ instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 32 }, message: "must be <= 32" }];
                        return false;
                      } else {
                        if (data5 < 1 || isNaN(data5)) {
                          validate196.errors = [{ instancePath: instancePath + "/max_attempts", schemaPath: "#/properties/max_attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.retry_budget_ms !== void 0) {
                    let data6 = data.retry_budget_ms;
                    const _errs14 = errors;
                    if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                      validate196.errors = [{ instancePath: instancePath + "/retry_budget_ms", schemaPath: "#/properties/retry_budget_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs14) {
                      if (typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 864e5 || isNaN(data6)) {
                          validate196.errors = [{ instancePath: instancePath + "/retry_budget_ms", schemaPath: "#/properties/retry_budget_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 864e5 }, message: "must be <= 86400000" }];
                          return false;
                        } else {
                          if (data6 < 1 || isNaN(data6)) {
                            validate196.errors = [{ instancePath: instancePath + "/retry_budget_ms", schemaPath: "#/properties/retry_budget_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate196.errors = vErrors;
  return errors === 0;
}
validate196.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateExecutionSnapshot = validate197;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.execution_id === void 0 && (missing0 = "execution_id") || data.status === void 0 && (missing0 = "status") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.last_sequence === void 0 && (missing0 = "last_sequence") || data.usage === void 0 && (missing0 = "usage")) {
        validate197.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.execution_id !== void 0) {
          const _errs1 = errors;
          if (!validate69(data.execution_id, { instancePath: instancePath + "/execution_id", parentData: data, parentDataProperty: "execution_id", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.status !== void 0) {
            const _errs2 = errors;
            if (!validate73(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.created_at !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.updated_at !== void 0) {
                const _errs4 = errors;
                if (!validate54(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.last_sequence !== void 0) {
                  const _errs5 = errors;
                  if (!validate62(data.last_sequence, { instancePath: instancePath + "/last_sequence", parentData: data, parentDataProperty: "last_sequence", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.usage !== void 0) {
                    let data5 = data.usage;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data5)) {
                        var valid1 = true;
                        const len0 = data5.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs8 = errors;
                          if (!validate119(data5[i0], { instancePath: instancePath + "/usage/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs8 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      } else {
                        validate197.errors = [{ instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.target !== void 0) {
                      const _errs9 = errors;
                      if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.error !== void 0) {
                        const _errs10 = errors;
                        if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.result !== void 0) {
                          const _errs11 = errors;
                          if (!validate146(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.artifacts !== void 0) {
                            let data10 = data.artifacts;
                            const _errs12 = errors;
                            if (errors === _errs12) {
                              if (Array.isArray(data10)) {
                                var valid2 = true;
                                const len1 = data10.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs14 = errors;
                                  if (!validate53(data10[i1], { instancePath: instancePath + "/artifacts/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid2 = _errs14 === errors;
                                  if (!valid2) {
                                    break;
                                  }
                                }
                              } else {
                                validate197.errors = [{ instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.ability !== void 0) {
                              let data12 = data.ability;
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (typeof data12 === "string") {
                                  if (func1(data12) > 256) {
                                    validate197.errors = [{ instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                    return false;
                                  } else {
                                    if (func1(data12) < 1) {
                                      validate197.errors = [{ instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate197.errors = [{ instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs15 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.metadata !== void 0) {
                                const _errs17 = errors;
                                if (!validate177(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs17 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.expires_at !== void 0) {
                                  const _errs18 = errors;
                                  if (!validate54(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs18 === errors;
                                } else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate197.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate197.errors = vErrors;
  return errors === 0;
}
validate197.evaluated = { "props": { "execution_id": true, "status": true, "created_at": true, "updated_at": true, "last_sequence": true, "usage": true, "target": true, "error": true, "result": true, "artifacts": true, "ability": true, "metadata": true, "expires_at": true }, "dynamicProps": false, "dynamicItems": false };
var validateExecutionStatus = validate210;
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate210.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate210.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "accepted" || data === "routing" || data === "running" || data === "succeeded" || data === "failed" || data === "cancelled")) {
    validate210.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
validate210.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateExecutionSubmission = validate211;
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate211.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.execution_id === void 0 && (missing0 = "execution_id") || data.status === void 0 && (missing0 = "status") || data.created_at === void 0 && (missing0 = "created_at") || data.idempotent_replay === void 0 && (missing0 = "idempotent_replay")) {
        validate211.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.execution_id !== void 0) {
          const _errs1 = errors;
          if (!validate69(data.execution_id, { instancePath: instancePath + "/execution_id", parentData: data, parentDataProperty: "execution_id", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.status !== void 0) {
            const _errs2 = errors;
            if (!validate73(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.created_at !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.idempotent_replay !== void 0) {
                const _errs4 = errors;
                if (typeof data.idempotent_replay !== "boolean") {
                  validate211.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate211.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate211.errors = vErrors;
  return errors === 0;
}
validate211.evaluated = { "props": { "execution_id": true, "status": true, "created_at": true, "idempotent_replay": true }, "dynamicProps": false, "dynamicItems": false };
var validateExtensionEvent = validate215;
var schema78 = { "description": "An event outside this specification. It has any status but a terminal one, never commits and never ends.", "type": "object", "allOf": [{ "$ref": "#/$defs/EventBase" }], "required": ["type", "status"], "properties": { "type": { "type": "string", "pattern": "^x-" }, "status": { "type": "string", "enum": ["accepted", "routing", "running"] } } };
var pattern8 = new RegExp("^x-", "u");
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status")) {
        validate215.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern8.test(data0)) {
                validate215.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^x-" }, message: 'must match pattern "^x-"' }];
                return false;
              }
            } else {
              validate215.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate215.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "accepted" || data1 === "routing" || data1 === "running")) {
              validate215.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema78.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
        }
      }
    } else {
      validate215.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate215.errors = vErrors;
  return errors === 0;
}
validate215.evaluated = { "props": { "type": true, "status": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateExtensions = validate217;
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 64) {
        validate217.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 64 }, message: "must NOT have more than 64 properties" }];
        return false;
      } else {
        if (data.openai !== void 0) {
          const _errs2 = errors;
          if (!validate180(data.openai, { instancePath: instancePath + "/openai", parentData: data, parentDataProperty: "openai", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.anthropic !== void 0) {
            const _errs3 = errors;
            if (!validate180(data.anthropic, { instancePath: instancePath + "/anthropic", parentData: data, parentDataProperty: "anthropic", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fal !== void 0) {
              const _errs4 = errors;
              if (!validate183(data.fal, { instancePath: instancePath + "/fal", parentData: data, parentDataProperty: "fal", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate217.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
validate217.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateFinishReason = validate221;
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate221.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "stop" || data === "length" || data === "tool_calls" || data === "content_filter" || data === "refusal" || data === "pause" || data === "other")) {
    validate221.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
validate221.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateInputExtension = validate222;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.input !== void 0) {
        let data0 = data.input;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          } else {
            validate222.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
      }
    } else {
      validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateInputPart = validate223;
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "text") {
          if (!validate160(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
            errors = vErrors.length;
          }
          var props0 = true;
        } else if (tag0 === "json") {
          if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "image") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "audio") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "video") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "file") {
          if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else {
          validate223.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate223.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    }
  }
  validate223.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate223.evaluated = { "dynamicProps": true, "dynamicItems": false };
var validateJsonPart = validate230;
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
        validate230.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "value")) {
            validate230.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
              validate230.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("json" !== data0) {
              validate230.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "json" }, message: "must be equal to constant" }];
              return false;
            }
          }
        }
      }
    } else {
      validate230.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate230.errors = vErrors;
  return errors === 0;
}
validate230.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateMediaPart = validate231;
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.uri === void 0 && (missing0 = "uri")) {
        validate231.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "uri" || key0 === "media_type")) {
            validate231.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate231.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "image" || data0 === "audio" || data0 === "video" || data0 === "file")) {
              validate231.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema64.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.uri !== void 0) {
              let data1 = data.uri;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func1(data1) < 1) {
                    validate231.errors = [{ instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate231.errors = [{ instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.media_type !== void 0) {
                let data2 = data.media_type;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func1(data2) < 1) {
                      validate231.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate231.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate231.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate231.errors = vErrors;
  return errors === 0;
}
validate231.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateMediaResult = validate232;
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate232.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.outputs === void 0 && (missing0 = "outputs") || data.tool_calls === void 0 && (missing0 = "tool_calls")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate232.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate232.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate232.errors = vErrors;
  return errors === 0;
}
validate232.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateMetadata = validate233;
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate233.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 64) {
        validate233.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 64 }, message: "must NOT have more than 64 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          let data0 = data[key0];
          const _errs2 = errors;
          if (typeof data0 !== "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "boolean") {
            validate233.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema68.additionalProperties.type }, message: "must be string,number,boolean" }];
            return false;
          }
          var valid0 = _errs2 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate233.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate233.errors = vErrors;
  return errors === 0;
}
validate233.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateModality = validate234;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate234.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate234.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "text" || data === "json" || data === "image" || data === "audio" || data === "video" || data === "file")) {
    validate234.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema66.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate234.errors = vErrors;
  return errors === 0;
}
validate234.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateModelLimits = validate235;
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate235.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.max_output_tokens !== void 0) {
        let data0 = data.max_output_tokens;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate235.errors = [{ instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              validate235.errors = [{ instancePath: instancePath + "/max_output_tokens", schemaPath: "#/properties/max_output_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
              return false;
            }
          }
        }
      }
    } else {
      validate235.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate235.errors = vErrors;
  return errors === 0;
}
validate235.evaluated = { "props": { "max_output_tokens": true }, "dynamicProps": false, "dynamicItems": false };
var validateModelManifest = validate236;
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.model === void 0 && (missing0 = "model") || data.abilities === void 0 && (missing0 = "abilities") || data.input_modalities === void 0 && (missing0 = "input_modalities") || data.output_modalities === void 0 && (missing0 = "output_modalities") || data.stream === void 0 && (missing0 = "stream") || data.tools === void 0 && (missing0 = "tools") || data.structured_output === void 0 && (missing0 = "structured_output") || data.async === void 0 && (missing0 = "async") || data.cancel === void 0 && (missing0 = "cancel")) {
        validate236.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.model !== void 0) {
          let data0 = data.model;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate236.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate236.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.abilities !== void 0) {
            let data1 = data.abilities;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0];
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 256) {
                        validate236.errors = [{ instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                        return false;
                      } else {
                        if (func1(data2) < 1) {
                          validate236.errors = [{ instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate236.errors = [{ instancePath: instancePath + "/abilities/" + i0, schemaPath: "#/properties/abilities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate236.errors = [{ instancePath: instancePath + "/abilities", schemaPath: "#/properties/abilities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.input_modalities !== void 0) {
              let data3 = data.input_modalities;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (Array.isArray(data3)) {
                  var valid2 = true;
                  const len1 = data3.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    const _errs9 = errors;
                    if (!validate171(data3[i1], { instancePath: instancePath + "/input_modalities/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs9 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate236.errors = [{ instancePath: instancePath + "/input_modalities", schemaPath: "#/properties/input_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.output_modalities !== void 0) {
                let data5 = data.output_modalities;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (Array.isArray(data5)) {
                    var valid3 = true;
                    const len2 = data5.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      const _errs12 = errors;
                      if (!validate171(data5[i2], { instancePath: instancePath + "/output_modalities/" + i2, parentData: data5, parentDataProperty: i2, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs12 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate236.errors = [{ instancePath: instancePath + "/output_modalities", schemaPath: "#/properties/output_modalities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stream !== void 0) {
                  const _errs13 = errors;
                  if (typeof data.stream !== "boolean") {
                    validate236.errors = [{ instancePath: instancePath + "/stream", schemaPath: "#/properties/stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tools !== void 0) {
                    const _errs15 = errors;
                    if (typeof data.tools !== "boolean") {
                      validate236.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.structured_output !== void 0) {
                      const _errs17 = errors;
                      if (typeof data.structured_output !== "boolean") {
                        validate236.errors = [{ instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.async !== void 0) {
                        const _errs19 = errors;
                        if (typeof data.async !== "boolean") {
                          validate236.errors = [{ instancePath: instancePath + "/async", schemaPath: "#/properties/async/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.cancel !== void 0) {
                          const _errs21 = errors;
                          if (typeof data.cancel !== "boolean") {
                            validate236.errors = [{ instancePath: instancePath + "/cancel", schemaPath: "#/properties/cancel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                          }
                          var valid0 = _errs21 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.parameters !== void 0) {
                            let data12 = data.parameters;
                            const _errs23 = errors;
                            if (errors === _errs23) {
                              if (Array.isArray(data12)) {
                                var valid4 = true;
                                const len3 = data12.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                  let data13 = data12[i3];
                                  const _errs25 = errors;
                                  if (errors === _errs25) {
                                    if (typeof data13 === "string") {
                                      if (func1(data13) < 1) {
                                        validate236.errors = [{ instancePath: instancePath + "/parameters/" + i3, schemaPath: "#/properties/parameters/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                        return false;
                                      }
                                    } else {
                                      validate236.errors = [{ instancePath: instancePath + "/parameters/" + i3, schemaPath: "#/properties/parameters/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid4 = _errs25 === errors;
                                  if (!valid4) {
                                    break;
                                  }
                                }
                              } else {
                                validate236.errors = [{ instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs23 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.limits !== void 0) {
                              const _errs27 = errors;
                              if (!validate235(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs27 === errors;
                            } else {
                              var valid0 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate236.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate236.errors = vErrors;
  return errors === 0;
}
validate236.evaluated = { "props": { "model": true, "abilities": true, "input_modalities": true, "output_modalities": true, "stream": true, "tools": true, "structured_output": true, "async": true, "cancel": true, "parameters": true, "limits": true }, "dynamicProps": false, "dynamicItems": false };
var validateOutputDeltaEvent = validate240;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate240.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.output_index === void 0 && (missing0 = "output_index") || data.delta === void 0 && (missing0 = "delta")) {
        validate240.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate240.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.delta" !== data0) {
            validate240.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate240.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate240.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_index !== void 0) {
              const _errs6 = errors;
              if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate240.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate240.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate240.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate240.errors = vErrors;
  return errors === 0;
}
validate240.evaluated = { "props": { "type": true, "status": true, "output_index": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateOutputIndex = validate243;
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate243.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate243.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate243.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate243.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate243.errors = vErrors;
  return errors === 0;
}
validate243.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateOutputReasoningDeltaEvent = validate244;
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate244.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.output_index === void 0 && (missing0 = "output_index") || data.delta === void 0 && (missing0 = "delta")) {
        validate244.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate244.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.reasoning.delta" !== data0) {
            validate244.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.reasoning.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate244.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate244.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_index !== void 0) {
              const _errs6 = errors;
              if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate244.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate244.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate244.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate244.errors = vErrors;
  return errors === 0;
}
validate244.evaluated = { "props": { "type": true, "status": true, "output_index": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateOutputRefusalDeltaEvent = validate247;
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate247.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.output_index === void 0 && (missing0 = "output_index") || data.delta === void 0 && (missing0 = "delta")) {
        validate247.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate247.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.refusal.delta" !== data0) {
            validate247.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.refusal.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate247.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate247.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_index !== void 0) {
              const _errs6 = errors;
              if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate247.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate247.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate247.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate247.errors = vErrors;
  return errors === 0;
}
validate247.evaluated = { "props": { "type": true, "status": true, "output_index": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateOutputResultEvent = validate250;
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate250.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.result === void 0 && (missing0 = "result")) {
        validate250.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate250.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("output.result" !== data0) {
            validate250.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "output.result" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate250.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate250.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.result !== void 0) {
              let data2 = data.result;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                } else {
                  validate250.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.artifacts !== void 0) {
                let data3 = data.artifacts;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (Array.isArray(data3)) {
                    var valid2 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs11 = errors;
                      if (!validate53(data3[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs11 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate250.errors = [{ instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid1 = _errs9 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate250.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate250.errors = vErrors;
  return errors === 0;
}
validate250.evaluated = { "props": { "type": true, "status": true, "result": true, "artifacts": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateOutputText = validate253;
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate253.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate253.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.index !== void 0) {
          const _errs1 = errors;
          if (!validate101(data.index, { instancePath: instancePath + "/index", parentData: data, parentDataProperty: "index", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs2 = errors;
            if (typeof data1 !== "string") {
              validate253.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("text" !== data1) {
              validate253.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs4 = errors;
              if (typeof data.text !== "string") {
                validate253.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate253.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
validate253.evaluated = { "props": { "index": true, "type": true, "text": true }, "dynamicProps": false, "dynamicItems": false };
var validateProviderLimits = validate255;
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.max_concurrency !== void 0) {
        let data0 = data.max_concurrency;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate255.errors = [{ instancePath: instancePath + "/max_concurrency", schemaPath: "#/properties/max_concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              validate255.errors = [{ instancePath: instancePath + "/max_concurrency", schemaPath: "#/properties/max_concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
              return false;
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.max_queue_depth !== void 0) {
          let data1 = data.max_queue_depth;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            validate255.errors = [{ instancePath: instancePath + "/max_queue_depth", schemaPath: "#/properties/max_queue_depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 < 0 || isNaN(data1)) {
                validate255.errors = [{ instancePath: instancePath + "/max_queue_depth", schemaPath: "#/properties/max_queue_depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                return false;
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate255.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate255.errors = vErrors;
  return errors === 0;
}
validate255.evaluated = { "props": { "max_concurrency": true, "max_queue_depth": true }, "dynamicProps": false, "dynamicItems": false };
var validateProviderList = validate256;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate257.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.provider === void 0 && (missing0 = "provider") || data.protocol_version === void 0 && (missing0 = "protocol_version") || data.models === void 0 && (missing0 = "models")) {
        validate257.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.provider !== void 0) {
          let data0 = data.provider;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate257.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate257.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.protocol_version !== void 0) {
            let data1 = data.protocol_version;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate257.errors = [{ instancePath: instancePath + "/protocol_version", schemaPath: "#/properties/protocol_version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate257.errors = [{ instancePath: instancePath + "/protocol_version", schemaPath: "#/properties/protocol_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.models !== void 0) {
              let data2 = data.models;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (!validate236(data2[i0], { instancePath: instancePath + "/models/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate257.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limits !== void 0) {
                const _errs8 = errors;
                if (!validate255(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate257.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate257.errors = vErrors;
  return errors === 0;
}
validate257.evaluated = { "props": { "provider": true, "protocol_version": true, "models": true, "limits": true }, "dynamicProps": false, "dynamicItems": false };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate256.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data")) {
        validate256.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.data !== void 0) {
          let data0 = data.data;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate257(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate256.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
        }
      }
    } else {
      validate256.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate256.errors = vErrors;
  return errors === 0;
}
validate256.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var validateProviderManifest = validate261;
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate261.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.provider === void 0 && (missing0 = "provider") || data.protocol_version === void 0 && (missing0 = "protocol_version") || data.models === void 0 && (missing0 = "models")) {
        validate261.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.provider !== void 0) {
          let data0 = data.provider;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate261.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate261.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.protocol_version !== void 0) {
            let data1 = data.protocol_version;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate261.errors = [{ instancePath: instancePath + "/protocol_version", schemaPath: "#/properties/protocol_version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate261.errors = [{ instancePath: instancePath + "/protocol_version", schemaPath: "#/properties/protocol_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.models !== void 0) {
              let data2 = data.models;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (!validate236(data2[i0], { instancePath: instancePath + "/models/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate261.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limits !== void 0) {
                const _errs8 = errors;
                if (!validate255(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate261.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate261.errors = vErrors;
  return errors === 0;
}
validate261.evaluated = { "props": { "provider": true, "protocol_version": true, "models": true, "limits": true }, "dynamicProps": false, "dynamicItems": false };
var validateRemoteOutcome = validate264;
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate264.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "not_started" || data === "unknown" || data === "finished")) {
    validate264.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
validate264.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateRequestExtension = validate265;
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate265.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.request !== void 0) {
        let data0 = data.request;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          } else {
            validate265.errors = [{ instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
      }
    } else {
      validate265.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate265.errors = vErrors;
  return errors === 0;
}
validate265.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateResultConflict = validate266;
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate266.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate266.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.status !== void 0) {
          const _errs1 = errors;
          if (!validate73(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.error !== void 0) {
            const _errs2 = errors;
            if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate266.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate266.errors = vErrors;
  return errors === 0;
}
validate266.evaluated = { "props": { "status": true, "error": true }, "dynamicProps": false, "dynamicItems": false };
var validateRouteAttemptFailedEvent = validate269;
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate269.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.target === void 0 && (missing0 = "target") || data.attempt === void 0 && (missing0 = "attempt") || data.error === void 0 && (missing0 = "error")) {
        validate269.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate269.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("route.attempt_failed" !== data0) {
            validate269.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "route.attempt_failed" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate269.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("routing" !== data1) {
              validate269.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "routing" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.target !== void 0) {
              const _errs6 = errors;
              if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.attempt !== void 0) {
                const _errs7 = errors;
                if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.error !== void 0) {
                  const _errs8 = errors;
                  if (!validate59(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate269.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate269.errors = vErrors;
  return errors === 0;
}
validate269.evaluated = { "props": { "type": true, "status": true, "target": true, "attempt": true, "error": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateRouteSelectedEvent = validate274;
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate274.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.target === void 0 && (missing0 = "target") || data.attempt === void 0 && (missing0 = "attempt")) {
        validate274.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate274.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("route.selected" !== data0) {
            validate274.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "route.selected" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate274.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("routing" !== data1) {
              validate274.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "routing" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.target !== void 0) {
              const _errs6 = errors;
              if (!validate79(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.attempt !== void 0) {
                const _errs7 = errors;
                if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.policy !== void 0) {
                  let data4 = data.policy;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data4 === "string") {
                      if (func1(data4) < 1) {
                        validate274.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate274.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.waited_ms !== void 0) {
                    let data5 = data.waited_ms;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5)) {
                          validate274.errors = [{ instancePath: instancePath + "/waited_ms", schemaPath: "#/properties/waited_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      } else {
                        validate274.errors = [{ instancePath: instancePath + "/waited_ms", schemaPath: "#/properties/waited_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                    }
                    var valid1 = _errs10 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.considered !== void 0) {
                      let data6 = data.considered;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (Array.isArray(data6)) {
                          var valid2 = true;
                          const len0 = data6.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data7 = data6[i0];
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              } else {
                                validate274.errors = [{ instancePath: instancePath + "/considered/" + i0, schemaPath: "#/properties/considered/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid2 = _errs14 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        } else {
                          validate274.errors = [{ instancePath: instancePath + "/considered", schemaPath: "#/properties/considered/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid1 = _errs12 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data.ignored !== void 0) {
                        let data8 = data.ignored;
                        const _errs17 = errors;
                        if (errors === _errs17) {
                          if (Array.isArray(data8)) {
                            var valid3 = true;
                            const len1 = data8.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data9 = data8[i1];
                              const _errs19 = errors;
                              if (errors === _errs19) {
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                } else {
                                  validate274.errors = [{ instancePath: instancePath + "/ignored/" + i1, schemaPath: "#/properties/ignored/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs19 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate274.errors = [{ instancePath: instancePath + "/ignored", schemaPath: "#/properties/ignored/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid1 = _errs17 === errors;
                      } else {
                        var valid1 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate274.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate274.errors = vErrors;
  return errors === 0;
}
validate274.evaluated = { "props": { "type": true, "status": true, "target": true, "attempt": true, "policy": true, "waited_ms": true, "considered": true, "ignored": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateRuntimeFeatures = validate278;
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.routing === void 0 && (missing0 = "routing") || data.flow_control === void 0 && (missing0 = "flow_control") || data.usage_facts === void 0 && (missing0 = "usage_facts") || data.billing === void 0 && (missing0 = "billing")) {
        validate278.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.routing !== void 0) {
          let data0 = data.routing;
          const _errs1 = errors;
          if (typeof data0 !== "boolean") {
            validate278.errors = [{ instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
            return false;
          }
          if (true !== data0) {
            validate278.errors = [{ instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.flow_control !== void 0) {
            let data1 = data.flow_control;
            const _errs3 = errors;
            if (typeof data1 !== "boolean") {
              validate278.errors = [{ instancePath: instancePath + "/flow_control", schemaPath: "#/properties/flow_control/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            if (true !== data1) {
              validate278.errors = [{ instancePath: instancePath + "/flow_control", schemaPath: "#/properties/flow_control/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.usage_facts !== void 0) {
              let data2 = data.usage_facts;
              const _errs5 = errors;
              if (typeof data2 !== "boolean") {
                validate278.errors = [{ instancePath: instancePath + "/usage_facts", schemaPath: "#/properties/usage_facts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              if (true !== data2) {
                validate278.errors = [{ instancePath: instancePath + "/usage_facts", schemaPath: "#/properties/usage_facts/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.billing !== void 0) {
                let data3 = data.billing;
                const _errs7 = errors;
                if (typeof data3 !== "boolean") {
                  validate278.errors = [{ instancePath: instancePath + "/billing", schemaPath: "#/properties/billing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate278.errors = [{ instancePath: instancePath + "/billing", schemaPath: "#/properties/billing/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.conversation !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.conversation !== "boolean") {
                    validate278.errors = [{ instancePath: instancePath + "/conversation", schemaPath: "#/properties/conversation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tool_input !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.tool_input !== "boolean") {
                      validate278.errors = [{ instancePath: instancePath + "/tool_input", schemaPath: "#/properties/tool_input/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.structured_output !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.structured_output !== "boolean") {
                        validate278.errors = [{ instancePath: instancePath + "/structured_output", schemaPath: "#/properties/structured_output/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.generation !== void 0) {
                        const _errs15 = errors;
                        if (typeof data.generation !== "boolean") {
                          validate278.errors = [{ instancePath: instancePath + "/generation", schemaPath: "#/properties/generation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.provider_state !== void 0) {
                          const _errs17 = errors;
                          if (typeof data.provider_state !== "boolean") {
                            validate278.errors = [{ instancePath: instancePath + "/provider_state", schemaPath: "#/properties/provider_state/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.finish_reason !== void 0) {
                            const _errs19 = errors;
                            if (typeof data.finish_reason !== "boolean") {
                              validate278.errors = [{ instancePath: instancePath + "/finish_reason", schemaPath: "#/properties/finish_reason/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.reasoning !== void 0) {
                              const _errs21 = errors;
                              if (typeof data.reasoning !== "boolean") {
                                validate278.errors = [{ instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                return false;
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.refusal !== void 0) {
                                const _errs23 = errors;
                                if (typeof data.refusal !== "boolean") {
                                  validate278.errors = [{ instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.attempt_usage !== void 0) {
                                  const _errs25 = errors;
                                  if (typeof data.attempt_usage !== "boolean") {
                                    validate278.errors = [{ instancePath: instancePath + "/attempt_usage", schemaPath: "#/properties/attempt_usage/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.heartbeat !== void 0) {
                                    const _errs27 = errors;
                                    if (typeof data.heartbeat !== "boolean") {
                                      validate278.errors = [{ instancePath: instancePath + "/heartbeat", schemaPath: "#/properties/heartbeat/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                      return false;
                                    }
                                    var valid0 = _errs27 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.route_explain !== void 0) {
                                      const _errs29 = errors;
                                      if (typeof data.route_explain !== "boolean") {
                                        validate278.errors = [{ instancePath: instancePath + "/route_explain", schemaPath: "#/properties/route_explain/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid0 = _errs29 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.policy_ref !== void 0) {
                                        const _errs31 = errors;
                                        if (typeof data.policy_ref !== "boolean") {
                                          validate278.errors = [{ instancePath: instancePath + "/policy_ref", schemaPath: "#/properties/policy_ref/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid0 = _errs31 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.partition !== void 0) {
                                          const _errs33 = errors;
                                          if (typeof data.partition !== "boolean") {
                                            validate278.errors = [{ instancePath: instancePath + "/partition", schemaPath: "#/properties/partition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                            return false;
                                          }
                                          var valid0 = _errs33 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.durable !== void 0) {
                                            const _errs35 = errors;
                                            if (typeof data.durable !== "boolean") {
                                              validate278.errors = [{ instancePath: instancePath + "/durable", schemaPath: "#/properties/durable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                              return false;
                                            }
                                            var valid0 = _errs35 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.inline_stream !== void 0) {
                                              const _errs37 = errors;
                                              if (typeof data.inline_stream !== "boolean") {
                                                validate278.errors = [{ instancePath: instancePath + "/inline_stream", schemaPath: "#/properties/inline_stream/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                return false;
                                              }
                                              var valid0 = _errs37 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.config_extended !== void 0) {
                                                const _errs39 = errors;
                                                if (typeof data.config_extended !== "boolean") {
                                                  validate278.errors = [{ instancePath: instancePath + "/config_extended", schemaPath: "#/properties/config_extended/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                  return false;
                                                }
                                                var valid0 = _errs39 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.trimming !== void 0) {
                                                  const _errs41 = errors;
                                                  if (typeof data.trimming !== "boolean") {
                                                    validate278.errors = [{ instancePath: instancePath + "/trimming", schemaPath: "#/properties/trimming/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                    return false;
                                                  }
                                                  var valid0 = _errs41 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate278.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate278.errors = vErrors;
  return errors === 0;
}
validate278.evaluated = { "props": { "routing": true, "flow_control": true, "usage_facts": true, "billing": true, "conversation": true, "tool_input": true, "structured_output": true, "generation": true, "provider_state": true, "finish_reason": true, "reasoning": true, "refusal": true, "attempt_usage": true, "heartbeat": true, "route_explain": true, "policy_ref": true, "partition": true, "durable": true, "inline_stream": true, "config_extended": true, "trimming": true }, "dynamicProps": false, "dynamicItems": false };
var validateRuntimeInfo = validate279;
var pattern9 = new RegExp("^\\d+\\.\\d+$", "u");
var schema107 = { "type": "string", "enum": ["ready", "stopping", "unavailable"], "description": "Absent means `ready`. `stopping` while a shutdown drains; `unavailable` while the store is out of reach.", "examples": ["ready"] };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate280.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate280.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "ready" || data === "stopping" || data === "unavailable")) {
    validate280.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema107.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
validate280.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate283.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.body_bytes !== void 0) {
        let data0 = data.body_bytes;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate283.errors = [{ instancePath: instancePath + "/body_bytes", schemaPath: "#/properties/body_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              validate283.errors = [{ instancePath: instancePath + "/body_bytes", schemaPath: "#/properties/body_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
              return false;
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.parts !== void 0) {
          let data1 = data.parts;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            validate283.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 < 1 || isNaN(data1)) {
                validate283.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                return false;
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.uri_length !== void 0) {
            let data2 = data.uri_length;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              validate283.errors = [{ instancePath: instancePath + "/uri_length", schemaPath: "#/properties/uri_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  validate283.errors = [{ instancePath: instancePath + "/uri_length", schemaPath: "#/properties/uri_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                  return false;
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.json_depth !== void 0) {
              let data3 = data.json_depth;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                validate283.errors = [{ instancePath: instancePath + "/json_depth", schemaPath: "#/properties/json_depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 1 || isNaN(data3)) {
                    validate283.errors = [{ instancePath: instancePath + "/json_depth", schemaPath: "#/properties/json_depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.idempotency_min_ms !== void 0) {
                let data4 = data.idempotency_min_ms;
                const _errs9 = errors;
                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                  validate283.errors = [{ instancePath: instancePath + "/idempotency_min_ms", schemaPath: "#/properties/idempotency_min_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 < 0 || isNaN(data4)) {
                      validate283.errors = [{ instancePath: instancePath + "/idempotency_min_ms", schemaPath: "#/properties/idempotency_min_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.retention_ms !== void 0) {
                  let data5 = data.retention_ms;
                  const _errs11 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate283.errors = [{ instancePath: instancePath + "/retention_ms", schemaPath: "#/properties/retention_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 < 0 || isNaN(data5)) {
                        validate283.errors = [{ instancePath: instancePath + "/retention_ms", schemaPath: "#/properties/retention_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate283.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate283.errors = vErrors;
  return errors === 0;
}
validate283.evaluated = { "props": { "body_bytes": true, "parts": true, "uri_length": true, "json_depth": true, "idempotency_min_ms": true, "retention_ms": true }, "dynamicProps": false, "dynamicItems": false };
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate279.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.protocol_version === void 0 && (missing0 = "protocol_version") || data.provider_count === void 0 && (missing0 = "provider_count") || data.features === void 0 && (missing0 = "features")) {
        validate279.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate279.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate279.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.protocol_version !== void 0) {
            let data1 = data.protocol_version;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate279.errors = [{ instancePath: instancePath + "/protocol_version", schemaPath: "#/properties/protocol_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("0.1.0" !== data1) {
              validate279.errors = [{ instancePath: instancePath + "/protocol_version", schemaPath: "#/properties/protocol_version/const", keyword: "const", params: { allowedValue: "0.1.0" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.spec_revision !== void 0) {
              let data2 = data.spec_revision;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (!pattern9.test(data2)) {
                    validate279.errors = [{ instancePath: instancePath + "/spec_revision", schemaPath: "#/properties/spec_revision/pattern", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+$" }, message: 'must match pattern "^\\d+\\.\\d+$"' }];
                    return false;
                  }
                } else {
                  validate279.errors = [{ instancePath: instancePath + "/spec_revision", schemaPath: "#/properties/spec_revision/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.provider_count !== void 0) {
                let data3 = data.provider_count;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate279.errors = [{ instancePath: instancePath + "/provider_count", schemaPath: "#/properties/provider_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3)) {
                      validate279.errors = [{ instancePath: instancePath + "/provider_count", schemaPath: "#/properties/provider_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.state !== void 0) {
                  const _errs9 = errors;
                  if (!validate280(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.features !== void 0) {
                    const _errs10 = errors;
                    if (!validate278(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limits !== void 0) {
                      const _errs11 = errors;
                      if (!validate283(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate279.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
validate279.evaluated = { "props": { "name": true, "protocol_version": true, "spec_revision": true, "provider_count": true, "state": true, "features": true, "limits": true }, "dynamicProps": false, "dynamicItems": false };
var validateRuntimeLimits = validate285;
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate285.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.body_bytes !== void 0) {
        let data0 = data.body_bytes;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate285.errors = [{ instancePath: instancePath + "/body_bytes", schemaPath: "#/properties/body_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              validate285.errors = [{ instancePath: instancePath + "/body_bytes", schemaPath: "#/properties/body_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
              return false;
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.parts !== void 0) {
          let data1 = data.parts;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            validate285.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 < 1 || isNaN(data1)) {
                validate285.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                return false;
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.uri_length !== void 0) {
            let data2 = data.uri_length;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              validate285.errors = [{ instancePath: instancePath + "/uri_length", schemaPath: "#/properties/uri_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  validate285.errors = [{ instancePath: instancePath + "/uri_length", schemaPath: "#/properties/uri_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                  return false;
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.json_depth !== void 0) {
              let data3 = data.json_depth;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                validate285.errors = [{ instancePath: instancePath + "/json_depth", schemaPath: "#/properties/json_depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 1 || isNaN(data3)) {
                    validate285.errors = [{ instancePath: instancePath + "/json_depth", schemaPath: "#/properties/json_depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.idempotency_min_ms !== void 0) {
                let data4 = data.idempotency_min_ms;
                const _errs9 = errors;
                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                  validate285.errors = [{ instancePath: instancePath + "/idempotency_min_ms", schemaPath: "#/properties/idempotency_min_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 < 0 || isNaN(data4)) {
                      validate285.errors = [{ instancePath: instancePath + "/idempotency_min_ms", schemaPath: "#/properties/idempotency_min_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.retention_ms !== void 0) {
                  let data5 = data.retention_ms;
                  const _errs11 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate285.errors = [{ instancePath: instancePath + "/retention_ms", schemaPath: "#/properties/retention_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 < 0 || isNaN(data5)) {
                        validate285.errors = [{ instancePath: instancePath + "/retention_ms", schemaPath: "#/properties/retention_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate285.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate285.errors = vErrors;
  return errors === 0;
}
validate285.evaluated = { "props": { "body_bytes": true, "parts": true, "uri_length": true, "json_depth": true, "idempotency_min_ms": true, "retention_ms": true }, "dynamicProps": false, "dynamicItems": false };
var validateRuntimeState = validate286;
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate286.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate286.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "ready" || data === "stopping" || data === "unavailable")) {
    validate286.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema107.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
validate286.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateSequence = validate287;
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate287.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate287.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate287.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate287.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
          return false;
        }
      }
    }
  }
  validate287.errors = vErrors;
  return errors === 0;
}
validate287.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateTarget = validate288;
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate288.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.provider === void 0 && (missing0 = "provider") || data.model === void 0 && (missing0 = "model")) {
        validate288.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.provider !== void 0) {
          let data0 = data.provider;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate288.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate288.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.model !== void 0) {
            let data1 = data.model;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate288.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate288.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate288.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate288.errors = vErrors;
  return errors === 0;
}
validate288.evaluated = { "props": { "provider": true, "model": true }, "dynamicProps": false, "dynamicItems": false };
var validateTextPart = validate289;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate289.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate289.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "text")) {
            validate289.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate289.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("text" !== data0) {
              validate289.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs4 = errors;
              if (typeof data.text !== "string") {
                validate289.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate289.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate289.errors = vErrors;
  return errors === 0;
}
validate289.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateTextResult = validate290;
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate290.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.outputs === void 0 && (missing0 = "outputs") || data.tool_calls === void 0 && (missing0 = "tool_calls")) {
        validate290.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.outputs !== void 0) {
          let data0 = data.outputs;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate148(data0[i0], { instancePath: instancePath + "/outputs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate290.errors = [{ instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.tool_calls !== void 0) {
            let data2 = data.tool_calls;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (Array.isArray(data2)) {
                var valid2 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const _errs6 = errors;
                  if (!validate151(data2[i1], { instancePath: instancePath + "/tool_calls/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate290.errors = [{ instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.refusal !== void 0) {
              const _errs7 = errors;
              if (typeof data.refusal !== "string") {
                validate290.errors = [{ instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reasoning !== void 0) {
                const _errs9 = errors;
                if (typeof data.reasoning !== "string") {
                  validate290.errors = [{ instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate290.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate290.errors = vErrors;
  return errors === 0;
}
validate290.evaluated = { "props": { "outputs": true, "tool_calls": true, "refusal": true, "reasoning": true }, "dynamicProps": false, "dynamicItems": false };
var validateTimestamp = validate293;
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          validate293.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"' }];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate293.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
            return false;
          }
        }
      } else {
        validate293.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate293.errors = vErrors;
  return errors === 0;
}
validate293.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validateToolCall = validate294;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate294.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.call_id === void 0 && (missing0 = "call_id") || data.name === void 0 && (missing0 = "name") || data.arguments === void 0 && (missing0 = "arguments")) {
        validate294.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.call_id !== void 0) {
          let data0 = data.call_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate294.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate294.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            let data1 = data.name;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate294.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate294.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.arguments !== void 0) {
              const _errs5 = errors;
              if (typeof data.arguments !== "string") {
                validate294.errors = [{ instancePath: instancePath + "/arguments", schemaPath: "#/properties/arguments/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.complete !== void 0) {
                const _errs7 = errors;
                if (typeof data.complete !== "boolean") {
                  validate294.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate294.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate294.errors = vErrors;
  return errors === 0;
}
validate294.evaluated = { "props": { "call_id": true, "name": true, "arguments": true, "complete": true }, "dynamicProps": false, "dynamicItems": false };
var validateToolCallArgumentsDeltaEvent = validate295;
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.call_id === void 0 && (missing0 = "call_id") || data.delta === void 0 && (missing0 = "delta")) {
        validate295.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate295.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("tool.call.arguments.delta" !== data0) {
            validate295.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tool.call.arguments.delta" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate295.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate295.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.call_id !== void 0) {
              let data2 = data.call_id;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate295.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate295.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.delta !== void 0) {
                let data3 = data.delta;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate295.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate295.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate295.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate295.errors = vErrors;
  return errors === 0;
}
validate295.evaluated = { "props": { "type": true, "status": true, "call_id": true, "delta": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateToolCallStartedEvent = validate297;
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate297.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.call_id === void 0 && (missing0 = "call_id") || data.name === void 0 && (missing0 = "name")) {
        validate297.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate297.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("tool.call.started" !== data0) {
            validate297.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tool.call.started" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate297.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate297.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.call_id !== void 0) {
              let data2 = data.call_id;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate297.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate297.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.name !== void 0) {
                let data3 = data.name;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate297.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate297.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.output_index !== void 0) {
                  const _errs10 = errors;
                  if (!validate101(data.output_index, { instancePath: instancePath + "/output_index", parentData: data, parentDataProperty: "output_index", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs10 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate297.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate297.errors = vErrors;
  return errors === 0;
}
validate297.evaluated = { "props": { "type": true, "status": true, "call_id": true, "name": true, "output_index": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
var validateUsageFact = validate300;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.unit === void 0 && (missing0 = "unit") || data.quantity === void 0 && (missing0 = "quantity") || data.source === void 0 && (missing0 = "source")) {
        validate300.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.unit !== void 0) {
          let data0 = data.unit;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate300.errors = [{ instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate300.errors = [{ instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.quantity !== void 0) {
            let data1 = data.quantity;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1)) {
                  validate300.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              } else {
                validate300.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.source !== void 0) {
              let data2 = data.source;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate300.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "provider" || data2 === "runtime")) {
                validate300.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/enum", keyword: "enum", params: { allowedValues: schema50.properties.source.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.complete !== void 0) {
                const _errs7 = errors;
                if (typeof data.complete !== "boolean") {
                  validate300.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate300.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate300.errors = vErrors;
  return errors === 0;
}
validate300.evaluated = { "props": { "unit": true, "quantity": true, "source": true, "complete": true }, "dynamicProps": false, "dynamicItems": false };
var validateUsageReportedEvent = validate301;
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate301.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status") || data.facts === void 0 && (missing0 = "facts")) {
        validate301.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate301.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("usage.reported" !== data0) {
            validate301.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "usage.reported" }, message: "must be equal to constant" }];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.status !== void 0) {
            let data1 = data.status;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate301.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("running" !== data1) {
              validate301.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.facts !== void 0) {
              let data2 = data.facts;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs8 = errors;
                    if (!validate119(data2[i0], { instancePath: instancePath + "/facts/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate301.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.attempt !== void 0) {
                const _errs9 = errors;
                if (!validate56(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs9 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate301.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
validate301.evaluated = { "props": { "type": true, "status": true, "facts": true, "attempt": true, "execution_id": true, "sequence": true, "time": true }, "dynamicProps": false, "dynamicItems": false };
export {
  validateArtifact,
  validateAttempt,
  validateCancelAccepted,
  validateErrorBody,
  validateErrorCode,
  validateEventBase,
  validateExecutionAcceptedEvent,
  validateExecutionCompletedEvent,
  validateExecutionError,
  validateExecutionEvent,
  validateExecutionFailedEvent,
  validateExecutionId,
  validateExecutionOutput,
  validateExecutionProgressEvent,
  validateExecutionRequest,
  validateExecutionRequirements,
  validateExecutionResult,
  validateExecutionRouting,
  validateExecutionSnapshot,
  validateExecutionStatus,
  validateExecutionSubmission,
  validateExtensionEvent,
  validateExtensions,
  validateFinishReason,
  validateInputExtension,
  validateInputPart,
  validateJsonPart,
  validateMediaPart,
  validateMediaResult,
  validateMetadata,
  validateModality,
  validateModelLimits,
  validateModelManifest,
  validateOutputDeltaEvent,
  validateOutputIndex,
  validateOutputReasoningDeltaEvent,
  validateOutputRefusalDeltaEvent,
  validateOutputResultEvent,
  validateOutputText,
  validateProviderLimits,
  validateProviderList,
  validateProviderManifest,
  validateRemoteOutcome,
  validateRequestExtension,
  validateResultConflict,
  validateRouteAttemptFailedEvent,
  validateRouteSelectedEvent,
  validateRuntimeFeatures,
  validateRuntimeInfo,
  validateRuntimeLimits,
  validateRuntimeState,
  validateSequence,
  validateTarget,
  validateTextPart,
  validateTextResult,
  validateTimestamp,
  validateToolCall,
  validateToolCallArgumentsDeltaEvent,
  validateToolCallStartedEvent,
  validateUsageFact,
  validateUsageReportedEvent
};
export const isArtifact = (value) => validateArtifact(value);
export const isAttempt = (value) => validateAttempt(value);
export const isCancelAccepted = (value) => validateCancelAccepted(value);
export const isErrorBody = (value) => validateErrorBody(value);
export const isErrorCode = (value) => validateErrorCode(value);
export const isEventBase = (value) => validateEventBase(value);
export const isExecutionAcceptedEvent = (value) => validateExecutionAcceptedEvent(value);
export const isExecutionCompletedEvent = (value) => validateExecutionCompletedEvent(value);
export const isExecutionError = (value) => validateExecutionError(value);
export const isExecutionEvent = (value) => validateExecutionEvent(value);
export const isExecutionFailedEvent = (value) => validateExecutionFailedEvent(value);
export const isExecutionId = (value) => validateExecutionId(value);
export const isExecutionOutput = (value) => validateExecutionOutput(value);
export const isExecutionProgressEvent = (value) => validateExecutionProgressEvent(value);
export const isExecutionRequest = (value) => validateExecutionRequest(value);
export const isExecutionRequirements = (value) => validateExecutionRequirements(value);
export const isExecutionResult = (value) => validateExecutionResult(value);
export const isExecutionRouting = (value) => validateExecutionRouting(value);
export const isExecutionSnapshot = (value) => validateExecutionSnapshot(value);
export const isExecutionStatus = (value) => validateExecutionStatus(value);
export const isExecutionSubmission = (value) => validateExecutionSubmission(value);
export const isExtensionEvent = (value) => validateExtensionEvent(value);
export const isExtensions = (value) => validateExtensions(value);
export const isFinishReason = (value) => validateFinishReason(value);
export const isInputExtension = (value) => validateInputExtension(value);
export const isInputPart = (value) => validateInputPart(value);
export const isJsonPart = (value) => validateJsonPart(value);
export const isMediaPart = (value) => validateMediaPart(value);
export const isMediaResult = (value) => validateMediaResult(value);
export const isMetadata = (value) => validateMetadata(value);
export const isModality = (value) => validateModality(value);
export const isModelLimits = (value) => validateModelLimits(value);
export const isModelManifest = (value) => validateModelManifest(value);
export const isOutputDeltaEvent = (value) => validateOutputDeltaEvent(value);
export const isOutputIndex = (value) => validateOutputIndex(value);
export const isOutputReasoningDeltaEvent = (value) => validateOutputReasoningDeltaEvent(value);
export const isOutputRefusalDeltaEvent = (value) => validateOutputRefusalDeltaEvent(value);
export const isOutputResultEvent = (value) => validateOutputResultEvent(value);
export const isOutputText = (value) => validateOutputText(value);
export const isProviderLimits = (value) => validateProviderLimits(value);
export const isProviderList = (value) => validateProviderList(value);
export const isProviderManifest = (value) => validateProviderManifest(value);
export const isRemoteOutcome = (value) => validateRemoteOutcome(value);
export const isRequestExtension = (value) => validateRequestExtension(value);
export const isResultConflict = (value) => validateResultConflict(value);
export const isRouteAttemptFailedEvent = (value) => validateRouteAttemptFailedEvent(value);
export const isRouteSelectedEvent = (value) => validateRouteSelectedEvent(value);
export const isRuntimeFeatures = (value) => validateRuntimeFeatures(value);
export const isRuntimeInfo = (value) => validateRuntimeInfo(value);
export const isRuntimeLimits = (value) => validateRuntimeLimits(value);
export const isRuntimeState = (value) => validateRuntimeState(value);
export const isSequence = (value) => validateSequence(value);
export const isTarget = (value) => validateTarget(value);
export const isTextPart = (value) => validateTextPart(value);
export const isTextResult = (value) => validateTextResult(value);
export const isTimestamp = (value) => validateTimestamp(value);
export const isToolCall = (value) => validateToolCall(value);
export const isToolCallArgumentsDeltaEvent = (value) => validateToolCallArgumentsDeltaEvent(value);
export const isToolCallStartedEvent = (value) => validateToolCallStartedEvent(value);
export const isUsageFact = (value) => validateUsageFact(value);
export const isUsageReportedEvent = (value) => validateUsageReportedEvent(value);
