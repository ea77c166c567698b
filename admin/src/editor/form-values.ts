import type { Column } from '@agency-site/domain/tables/column';
import { formatNumber } from '../formats/numbers';
import { isScheduled, type Publication } from '../provider/publication';
import { momentProblem } from '../ui/components/MomentField';

/** The errors of values that exceed the limit of their column. The HTML attribute `maxlength` would silently truncate a pasted text. */
export function tooLong<Form extends object>(
  columns: { readonly [Name in keyof Form]?: Column },
  form: Form,
): { [Name in keyof Form]?: string } {
  const problems: { [Name in keyof Form]?: string } = {};
  for (const name in form) {
    const limit = columns[name]?.maxLength;
    const value: unknown = form[name];
    const { length } = typeof value === 'string' ? value.trim() : '';
    if (limit !== undefined && length > limit)
      problems[name] = `${formatNumber(limit)} caractères au plus\u00A0: retirez-en ${formatNumber(length - limit)}.`;
  }
  return problems;
}

/** A trimmed value; an emptied input holds null. */
export const trimmed = (value: string | null): string => (value ?? '').trim();

export const checkPictureAddress = (address: string): true | string =>
  /^(https?:\/\/|\/[^/])/.test(address) || 'Une adresse commence par https:// ou par /';

/** The error of the address of a featured image; none for an empty one. */
export function imageProblem(address: string | null): { featured_image_url?: string } {
  const image = trimmed(address);
  const checked = image === '' || checkPictureAddress(image);
  return checked === true ? {} : { featured_image_url: checked };
}

/**
 * The date of publication that a save writes: the form's. If the form has none, a scheduled text gets `now`, which publishes it (the
 * database replaces `now` by its own time); any other text gets no date.
 */
export function momentToSave(
  { published_at: moment }: Publication,
  base: Publication | undefined,
): { published_at?: string } {
  if (moment) return { published_at: moment };
  return isScheduled(base) ? { published_at: 'now' } : {};
}

/** The error of a date of publication; none for an empty one. */
export function publicationProblem({ published_at: moment }: Publication): { published_at?: string } {
  const problem = momentProblem(moment);
  return problem === undefined ? {} : { published_at: problem };
}
