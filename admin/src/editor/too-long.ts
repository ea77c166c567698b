import { formatNumber } from '../formats/numbers';

/** How long the database lets these columns of articles and pages be, in characters. */
const longest = {
  title: 300,
  excerpt: 2000,
  featured_image_alt: 500,
  meta_title: 300,
  meta_description: 1000,
  meta_keywords: 1000,
} as const;

type Lengths = { readonly [Field in keyof typeof longest]?: string | null };

/** What is too long to be stored, field by field: said, where a browser would cut in silence what is pasted. */
export function tooLong(form: Lengths): { [Field in keyof Lengths]?: string } {
  const fields = Object.keys(longest) as (keyof typeof longest)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { length } = (form[field] ?? '').trim();
      const limit = longest[field];
      const surplus = formatNumber(length - limit);
      return length > limit ? [[field, `${formatNumber(limit)} caractères au plus\u00A0: retirez-en ${surplus}.`]] : [];
    }),
  );
}
