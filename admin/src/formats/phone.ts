const inPairs = (digits: string): string => digits.match(/\d{1,2}/g)?.join(' ') ?? '';

/** `0612345678` → `06 12 34 56 78`, as usual in France. With spaces, spreadsheets do not take it for a number. */
export function spacedPhone(written: string): string {
  const digits = written.replaceAll(/[\s.()-]/g, '');
  const [, french] = /^(?:\+|00)33(?:0)?([1-9]\d{8})$/.exec(digits) ?? [];
  if (french) return `+33 ${french.slice(0, 1)} ${inPairs(french.slice(1))}`;
  if (/^0[1-9]\d{8}$/.test(digits)) return inPairs(digits);
  return /^\+?\d{6,15}$/.test(digits) ? `${digits.startsWith('+') ? '+' : ''}${inPairs(digits)}` : written;
}
