import type { Column } from '@agency/supabase/tables/column';
import { formatNumber } from '../data/formats/numbers';

/** The errors of values that exceed the limit of their column. `maxLength` would truncate a pasted text silently. */
export function tooLong<Form extends object>(
  columns: { readonly [Name in keyof Form]?: Column },
  form: Form,
): { [Name in keyof Form]?: string } {
  const problems: { [Name in keyof Form]?: string } = {};
  for (const name in form) {
    const limit = columns[name]?.longest;
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
