/** Something the palette can lead to or do. */
export interface Command {
  readonly id: string;
  /** Under which heading it stands. */
  readonly group: string;
  readonly label: string;
  /** What tells it apart from others of the same name. */
  readonly hint?: string;
  /** Other words it is found by. */
  readonly keywords?: string;
  readonly run: () => void;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The commands whose words begin with all those typed, accents and case aside; those whose name itself begins so come
 * first.
 */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsOf(typed);
  const found = commands.filter(({ label, keywords = '' }) => {
    const words = wordsOf(`${label} ${keywords}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  const first = plain(typed.trim());
  const rank = ({ label }: Command): number => (plain(label).startsWith(first) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
