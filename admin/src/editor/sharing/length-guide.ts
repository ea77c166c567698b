/** How long a text shown by search engines should be, in characters (specification §5, not enforced). */
export interface LengthGuide {
  readonly from: number;
  readonly to: number;
}

export const metaTitleGuide: LengthGuide = { from: 50, to: 60 };
export const metaDescriptionGuide: LengthGuide = { from: 150, to: 160 };

/** « 42/60 » */
export const counted = (text: string, { to }: LengthGuide): string => `${text.length}/${to}`;

/** What is to be said of its length; undefined when it is as it should be. */
export function lengthProblem(text: string, { from, to }: LengthGuide): string | undefined {
  if (text.length === 0) return 'vide';
  if (text.length < from) return `un peu court, visez ${from} à ${to} caractères`;
  if (text.length > to) return `trop long, la fin sera coupée`;
  return undefined;
}
