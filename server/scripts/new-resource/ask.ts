import { createInterface } from 'node:readline/promises';
import type { Typed } from './command';
import { labelOf, unlabelled } from './french';
import { parseTable, type Table } from './grammar';
import { checkTableName } from './names';

const INTERRUPTED = 130;

type Ask = (question: string, example: string) => Promise<string>;

/** Asks on the terminal for what was not typed; without a terminal, what is missing stays so. */
export async function askForMissing(typed: Typed): Promise<Typed> {
  return onTerminal(typed, async (ask) => {
    const name = typed.name ?? (await ask('Table, in English and in the plural', 'training_courses'));
    checkTableName(name);
    const columns = typed.columns || (await ask('Columns', 'title:text! published:boolean position'));
    return { ...typed, name, columns, ...(await askFrench(ask, parseTable(name, columns), typed)) };
  });
}

/** The same, for the screens of a table that exists. */
export const askForWords = (table: Table, typed: Typed): Promise<Typed> =>
  onTerminal(typed, async (ask) => ({ ...typed, ...(await askFrench(ask, table, typed)) }));

async function askFrench(ask: Ask, table: Table, typed: Typed): Promise<Pick<Typed, 'french' | 'labels'>> {
  const french =
    typed.french ?? (await ask('In French, with the article, then the plural', 'une formation,formations'));
  if (typed.labels !== undefined) return { french, labels: typed.labels };
  const labels: string[] = [];
  for (const key of unlabelled(table, {})) {
    const label = await ask(`French label of ${key}`, labelOf(key, {}));
    if (label) labels.push(`${key}=${label}`);
  }
  return { french, labels: labels.join(',') };
}

async function onTerminal(typed: Typed, work: (ask: Ask) => Promise<Typed>): Promise<Typed> {
  const isComplete = (typed.fromTable ?? (typed.name && typed.columns)) && typed.french;
  if (!process.stdin.isTTY || isComplete) return typed;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.once('SIGINT', () => process.exit(INTERRUPTED));
  try {
    return await work(async (question, example) => (await terminal.question(`${question} (${example}): `)).trim());
  } finally {
    terminal.close();
  }
}
