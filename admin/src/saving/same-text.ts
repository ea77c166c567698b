/** The fields of a form, by name. */
export type Text = Readonly<Record<string, unknown>>;

/** An emptied input holds null where an untouched one holds an empty text. */
const sameValue = (one: unknown, other: unknown): boolean =>
  (one ?? '') === (other ?? '') ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Whether two texts say the same, field by field of the first. */
export const sameText = (one: Text, other: Text): boolean =>
  Object.entries(one).every(([field, value]) => sameValue(value, other[field]));

/** A row by the names of its columns. */
export const asText = (row: object): Text => ({ ...row });

/** The named fields of something that has more. */
export const pick = (from: object, fields: readonly string[]): Text => {
  const all = asText(from);
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
};
