/** A page whose own scripts, markup or rights get in the way of a widget. */
export interface HostilePage {
  readonly name: string;
  /** Runs before any other script, as a classic script. */
  readonly script?: string;
  /** Default: no quirks. */
  readonly doctype?: '';
  /** The rights of a frame around the page. Default: no frame with fewer rights. */
  readonly sandbox?: string;
}

/** Collects errors of the page. Runs before the page's own scripts. */
export const COLLECT_ERRORS = `
  window.pageErrors = [];
  addEventListener('error', ({ message }) => pageErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
`;

/** Freezes all intrinsic objects of the language, as SES does. */
const FREEZE = `
  const seen = new Set();
  const freeze = (value) => {
    if (Object(value) !== value || seen.has(value)) return;
    seen.add(value);
    Object.freeze(value);
    freeze(Object.getPrototypeOf(value));
    for (const { value: inner, get, set } of Object.values(Object.getOwnPropertyDescriptors(value)))
      [inner, get, set].forEach(freeze);
  };
  Symbol.metadata ??= Symbol('metadata');
  const names = 'Object Function Array String Number Boolean Symbol BigInt Math JSON Reflect Proxy '
    + 'Date RegExp Promise Map Set WeakMap WeakSet WeakRef FinalizationRegistry Error AggregateError '
    + 'EvalError RangeError ReferenceError SyntaxError TypeError URIError ArrayBuffer DataView '
    + 'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array '
    + 'Float32Array Float64Array BigInt64Array BigUint64Array Iterator Intl';
  for (const name of names.split(' ')) freeze(globalThis[name]);
  for (const each of [function* () {}, async function () {}, async function* () {}]) freeze(each);
  freeze([][Symbol.iterator]().__proto__);
  freeze(new Map()[Symbol.iterator]().__proto__);
  freeze(new Set()[Symbol.iterator]().__proto__);
  freeze('a'.matchAll(/a/g).__proto__);
`;

export const HOSTILE_PAGES: readonly HostilePage[] = [
  { name: 'is in quirks mode', doctype: '' },
  {
    name: 'adds enumerable properties to prototypes',
    script: `
      Array.prototype.last = function () { return this[this.length - 1]; };
      Object.prototype.extend = function () { return this; };
      String.prototype.stripTags = function () { return this; };
      Function.prototype.method = function () { return this; };`,
  },
  {
    name: 'replaces methods of arrays by those of old libraries',
    script: `
      Array.from = (list) => Array.prototype.slice.call(list);
      Array.prototype.flat = function () { return this; };
      Array.prototype.find = function (test) { for (const each of this) if (test(each)) return each; };
      Array.prototype.includes = function (item) { return this.indexOf(item) > -1; };
      Array.prototype.at = function (index) { return this[index < 0 ? this.length + index : index]; };
      Array.prototype.toJSON = function () { return '[' + this.map((each) => JSON.stringify(each)).join(', ') + ']'; };
      Function.prototype.bind = function (self, ...given) {
        return (...more) => this.apply(self, given.concat(more));
      };`,
  },
  {
    name: 'wraps fetch, reads along and gives a response of its own',
    script: `
      const { fetch } = window;
      window.fetch = async function (input, init) {
        const response = await fetch.call(this, new Request(input, init));
        response.clone().text().catch(() => undefined);
        return new Response(response.body, response);
      };`,
  },
  {
    name: 'wraps customElements and the definition of elements',
    script: `
      const { define } = customElements;
      customElements.define = function (name, base, options) {
        define.call(this, name, class extends base {}, options);
      };`,
  },
  {
    name: 'defines elements only after a while',
    script: `
      const { define } = customElements;
      customElements.define = function (...given) { setTimeout(() => define.apply(this, given), 100); };`,
  },
  { name: 'has frozen intrinsics', script: FREEZE },
  {
    name: 'holds the widget in a closed shadow root',
    script: `
      window.place = (element) => {
        const holder = document.createElement('div');
        holder.attachShadow({ mode: 'closed' }).append(element);
        document.body.append(holder);
      };`,
  },
  {
    name: 'closes all shadow roots',
    script: `
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        return attachShadow.call(this, { ...init, mode: 'closed' });
      };`,
  },
  { name: 'is in a sandboxed frame without storage', sandbox: 'allow-scripts' },
  {
    name: 'has broken storage, locks and channels',
    script: `
      const broken = { configurable: true, get() { throw new DOMException('no', 'SecurityError'); } };
      Object.defineProperties(window, { localStorage: broken, sessionStorage: broken });
      window.BroadcastChannel = function () { throw new DOMException('no', 'SecurityError'); };
      if (navigator.locks)
        LockManager.prototype.request = () => Promise.reject(new DOMException('no', 'SecurityError'));`,
  },
];
