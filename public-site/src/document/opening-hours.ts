const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const SHAPE = /^du (\p{L}+) au (\p{L}+), (\d{1,2}) ?h ?(\d\d)? ?[–-] ?(\d{1,2}) ?h ?(\d\d)?$/iu;

/**
 * Opening hours as schema.org has them, of « Du lundi au vendredi, 9 h–18 h ».
 * @returns undefined for hours that are written otherwise: a wrong one would be worse than none
 */
export function openingHours(words: string): object | undefined {
  const [, from = '', to = '', ...times] = SHAPE.exec(words.replaceAll(/\s/g, ' ').trim()) ?? [];
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === undefined || last === undefined || first < 0 || last < first) return undefined;
  const [opening = '', openingMinutes = '00', closing = '', closingMinutes = '00'] = times;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: NAMES.slice(first, last + 1),
    opens: `${opening.padStart(2, '0')}:${openingMinutes}`,
    closes: `${closing.padStart(2, '0')}:${closingMinutes}`,
  };
}
