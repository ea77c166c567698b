import { createInterface } from 'node:readline/promises';
import type { Typed } from './command';
import { labelOf, unlabelled } from './french';
import { parseTable } from './grammar';

const INTERRUPTED = 130;

/** Asks on the terminal for what was not typed; without a terminal, what is missing stays so. */
export async function askForMissing(typed: Typed): Promise<Typed> {
  if (!process.stdin.isTTY || (typed.name && typed.columns && typed.french)) return typed;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.once('SIGINT', () => process.exit(INTERRUPTED));
  const ask = async (question: string, example: string) =>
    (await terminal.question(`${question} (${example}): `)).trim();
  try {
    const name = typed.name ?? (await ask('Table, in English and in the plural', 'case_studies'));
    const columns = typed.columns || (await ask('Columns', 'title:text! published:boolean position'));
    const table = parseTable(name, columns);
    const french =
      typed.french ?? (await ask('In French, with the article, then the plural', 'une étude de cas,études de cas'));
    const labels = typed.labels ? [typed.labels] : [];
    for (const key of typed.labels ? [] : unlabelled(table.columns, {})) {
      const label = await ask(`French label of ${key}`, labelOf(key, {}));
      if (label) labels.push(`${key}=${label}`);
    }
    return { ...typed, name, columns, french, labels: labels.join(',') };
  } finally {
    terminal.close();
  }
}
