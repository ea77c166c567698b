const FROM_TWO = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

/** A number as running text has it: in letters up to ten. It counts several things: one has a gender. */
export const inWords = (several: number): string => FROM_TWO[several - 2] ?? String(several);

/** A text as the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
