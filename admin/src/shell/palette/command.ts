import type { Command } from '../../provider/commands';

/** Distinguishes commands: links by their target, actions by their label. */
export const keyOf = ({ to, label }: Command): string => to ?? label;

const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  normalized(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The commands with a word that starts with each typed word, whatever accents and case; first those whose label does. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const prefixes = wordsOf(typed);
  const found = commands.filter(({ label, keywords = '' }) => {
    const words = wordsOf(`${label} ${keywords}`);
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
  const start = normalized(typed.trim());
  const rank = ({ label }: Command): number => (normalized(label).startsWith(start) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
