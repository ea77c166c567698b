// Checks a server, running or not, with the server's environment: `npm run doctor`. Exits with 1 when something does not work.
import type { Level } from '@agency-site/domain/system-state';
import { englishSentence, runAllChecks } from '../src/checks/run-all-checks';
import { readConfiguration } from '../src/core/configuration';

const SIGNS: Record<Level, string> = { good: '✓', warning: '!', bad: '✗' };

try {
  const findings = await runAllChecks(readConfiguration(process.env));
  const lines = findings.map((finding) => `${SIGNS[finding.level]} ${englishSentence(finding)}\n`);
  process.stdout.write(lines.join(''));
  process.exitCode = findings.some(({ level }) => level === 'bad') ? 1 : 0;
} catch (error) {
  // readConfiguration refuses the value of a variable.
  process.stdout.write(`${SIGNS.bad} ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
