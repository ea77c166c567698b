import { inspect } from 'node:util';
import { vi } from 'vitest';

/** Records everything that this process writes to the console and standard streams, until `stop()`. */
export function captureOutput(): { readonly text: () => string; readonly stop: () => void } {
  const lines: string[] = [];
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
        lines.push(inspectAll(values));
      }),
    ),
    ...([process.stdout, process.stderr] as const).map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        lines.push(String(chunk));
        return true;
      }),
    ),
  ];
  return { text: () => lines.join('\n'), stop: () => spies.forEach((spy) => spy.mockRestore()) };
}

/** All nested properties, including non-enumerable ones: everything that a logger could print. */
const inspectAll = (values: readonly unknown[]): string =>
  values.map((value) => inspect(value, { depth: null, showHidden: true, maxStringLength: null })).join(' ');
