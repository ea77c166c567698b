import { accents, letters, type Letter, type Stroke } from './alphabet';
import type { Random } from './random';
import { join } from './coordinates';

const alphabet: Readonly<Record<string, Letter>> = letters;
const marks: Readonly<Record<string, Stroke>> = accents;

/** Height of a capital at size 1. */
export const letterHeight = 16;

/** Whether the alphabet has every character of a note. */
export function canWrite(text: string): boolean {
  return Array.from(text.normalize('NFD')).every((sign) => sign in alphabet || sign in marks);
}

/** Width of a note at size 1. */
export function letteringWidth(text: string): number {
  return Array.from(text.normalize('NFD')).reduce((width, sign) => width + (alphabet[sign]?.[0] ?? 0), 0);
}

/** Path of a note at size 1, from the origin on its baseline. Characters that the alphabet lacks are skipped. */
export function lettering(text: string, random: Random): string {
  let path = '';
  let x = 0;
  let lift = 0;
  let width = 0;
  const draw = ([sx, sy, way]: Stroke) => (path += `M${join(x - width + sx, sy + lift)}${way}`);
  for (const sign of text.normalize('NFD')) {
    const letter = alphabet[sign];
    const accent = marks[sign];
    if (accent) draw(accent);
    if (!letter) continue;
    const [advance, ...strokes] = letter;
    lift = random() * 0.7;
    width = advance;
    x += advance;
    strokes.forEach(draw);
  }
  return path;
}
