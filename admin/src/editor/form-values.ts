import type { Column } from '@agency/supabase/tables/column';
import { formatNumber } from '../formats/numbers';

/**
 * What is too long to be stored, field by field: said, where a browser would cut in silence what is pasted.
 * @param columns the table's, each with the longest value it stores
 */
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

/** What was typed, without the spaces around it; an emptied input holds null. */
export const trimmed = (value: string | null): string => (value ?? '').trim();

const imageAddress = /^(https?:\/\/|\/[^/])/;

/** What keeps the address of a picture from being stored; nothing for one that is left empty. */
export function imageProblem(address: string | null): { featured_image_url?: string } {
  const image = trimmed(address);
  return image && !imageAddress.test(image) ? { featured_image_url: 'Une adresse commence par https:// ou par /' } : {};
}
