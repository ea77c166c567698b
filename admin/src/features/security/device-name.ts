/** Patterns that recognise browsers by their user agent. The first match counts, because many browsers also claim to be others. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'un iPhone'],
  [/iPad/, 'un iPad'],
  [/Android.*Mobile/, 'un téléphone Android'],
  [/Android/, 'une tablette Android'],
  [/CrOS/, 'un Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'un Mac'],
  [/Linux/, 'Linux'],
];

/** Describes a device in plain words, « Firefox sur un Mac », from the user agent of its browser. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (!browser && !system) return 'Appareil inconnu';
  return [browser ?? 'Application', ...(system ? [system] : [])].join(' sur ');
}
