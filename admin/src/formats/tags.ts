/** Tags as a list or, once a form has edited them, as a text. */
type Tags = readonly string[] | string | null | undefined;

export const tagsText = (tags: Tags): string => (typeof tags === 'string' ? tags : (tags ?? []).join(', '));

/** Splits tags on commas, trims them, and drops empty and duplicate ones. */
export function tagList(tags: Tags): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return [...new Set(list.map((tag) => tag.trim()).filter(Boolean))];
}
