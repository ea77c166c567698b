/**
 * Keeps what every object inherits as it is. lite 0.10.0 files a filter under the name of its column: « ?__proto__=eq.1 » gave
 * every object of the process a property `$eq`, and modules loaded from then on failed. Without the accessor `__proto__` is a
 * name like any other (what Node's `--disable-proto=delete` does, however the process was started).
 */
export function preventPrototypePollution(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
  Object.preventExtensions(Object.prototype);
}
