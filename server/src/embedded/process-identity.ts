import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names the set of processes that this one can see: a container has process numbers of its own (a PID namespace), and a
 * number that is free here may be a live process there. Namespaces are numbered anew at each boot of the machine. Where
 * the system does not tell, the host name stands in: a container usually has one of its own.
 */
export function pidNamespace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** A process number together with when it started, because numbers are reused; undefined when there is none. */
export function identityOf(processId: number): string | undefined {
  if (!Number.isInteger(processId)) return undefined;
  try {
    return `${processId} ${process.platform === 'linux' ? startedOnLinux(processId) : startedElsewhere(processId)}`;
  } catch {
    return undefined;
  }
}

/**
 * Clock ticks since boot, the 22nd field of proc(5) stat; the 2nd may hold spaces, so count after its parenthesis.
 * @throws when the process has ended, even if nobody waited for it yet (state Z).
 */
function startedOnLinux(processId: number): string {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') throw new Error('ended');
  return fields[19] ?? '';
}

/** Without spaces, which separate the fields of a lock. */
const startedElsewhere = (processId: number): string =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8', env: { LC_ALL: 'C' } })
    .trim()
    .replace(/\s+/g, '_');
