/** A pasted address of this very site is the path alone. */
export const withoutOwnOrigin = (pasted: string): string => {
  const { origin } = window.location;
  return pasted.startsWith(`${origin}/`) ? pasted.slice(origin.length) : pasted;
};
