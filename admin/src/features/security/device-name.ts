/** Browsers by their sign in the user agent. The first match counts, because many browsers claim to be others too. */
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

/** A device in plain words, « Firefox sur un Mac », from what its browser says of itself. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (!browser && !system) return 'Appareil inconnu';
  return [browser ?? 'Application', ...(system ? [system] : [])].join(' sur ');
}
