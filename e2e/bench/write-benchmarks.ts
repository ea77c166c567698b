import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { valueAndBudget, type Row } from './figures';

const page = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

/** The load average of the machine when this run began. */
const loadBefore = loadavg()[0] ?? 0;

/** The part to which a line of the table belongs. */
const partOf = (line: string): string => /^\| `(\S+)`/.exec(line)?.[1] ?? '';

/** Writes the rows of this run into the table of docs/benchmarks.md, in place of the former rows of the same parts. */
export function writeBenchmarks(rows: readonly Row[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.replaceAll(/\(R\)|\(TM\)| CPU| Processor| @/g, '') ?? 'unknown';
  const machine = `${model} ×${cpus().length}, Node ${process.versions.node}, load ${loadBefore.toFixed(0)}`;
  const measured = new Set(rows.map(({ part }) => part));
  const otherLines = readFileSync(page, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !measured.has(partOf(line)));
  const lines = rows.map(({ part, subject, figures }) => {
    const shown = figures.map((figure) => `${figure.name} ${valueAndBudget(figure)}`).join(', ');
    return `| \`${part}\` | ${subject} | ${shown} | ${day} | ${machine} |`;
  });
  writeFileSync(page, `${[...otherLines, ...lines].join('\n')}\n`);
}
