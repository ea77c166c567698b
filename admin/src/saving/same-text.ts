/** An emptied input holds null where an untouched one holds an empty text. */
const sameValue = (one: unknown, other: unknown): boolean =>
  (one ?? '') === (other ?? '') ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Whether two texts say the same, field by field of the first. */
export function sameText(one: object, other: object): boolean {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => sameValue(value, values.get(field)));
}

/** The named fields of something that has more. */
export const pick = <From extends object, Field extends keyof From>(from: From, fields: readonly Field[]) =>
  // What Object.fromEntries cannot say: the names are those it was given.
  Object.fromEntries(fields.map((field) => [field, from[field]])) as { [Name in Field]: From[Name] };
