import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const BEGIN = '<!-- figures: npm run bench -- --write -->\n';

/** Writes the figures of this run, and on what kind of machine, below the marker of docs/benchmarks.md. */
export function writeBenchmarks(table: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  const [kept] = readFileSync(page, 'utf8').split(BEGIN);
  writeFileSync(page, `${kept}${BEGIN}\n${day}, commit ${commit}: ${machine}.\n\n${table}\n`);
}
