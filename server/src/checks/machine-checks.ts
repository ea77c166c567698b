import { readFileSync } from 'node:fs';
import type { FindingOf, Level } from '@agency-site/domain/system-state';
import { repositoryPath } from '@agency-site/process/repository-root';
import type { DiskSpace } from './server-state';

const GIGABYTE = 1e9;
/** With less free space than this, the disk counts as full, because the database grows. */
const LEAST_FREE_BYTES = 0.1 * GIGABYTE;
/** Differences between clocks, in seconds: sessions and codes of authenticator applications tolerate a minute or two. */
const SECONDS_APART = { warning: 30, bad: 300 };

/** Returns the level of a finding: bad, or else a warning, or else good. */
export const levelOf = (isBad: boolean, isWarning: boolean): Level => (isBad ? 'bad' : isWarning ? 'warning' : 'good');

export function checkNode(version = process.versions.node): FindingOf<'node'> {
  const { neededNode: needed } = packageFacts();
  return { check: 'node', level: levelOf(!isAtLeast(version, needed), false), facts: { version, needed } };
}

const isAtLeast = (version: string, needed: string): boolean =>
  version.localeCompare(needed, 'en', { numeric: true }) >= 0;

export function checkDisk(facts: DiskSpace): FindingOf<'disk'> {
  const level = levelOf(facts.freeBytes < LEAST_FREE_BYTES, facts.freeBytes < GIGABYTE);
  return { check: 'disk', level, facts };
}

/** @param reference the time of another clock: the database's, or a hosted project's */
export function checkClock(reference: Date, now = new Date()): FindingOf<'clock'> {
  const secondsApart = Math.round((now.getTime() - reference.getTime()) / 1000);
  const timeZones = hasTimeZones();
  const apart = Math.abs(secondsApart);
  const level = levelOf(!timeZones || apart > SECONDS_APART.bad, apart > SECONDS_APART.warning);
  return { check: 'clock', level, facts: { secondsApart, timeZones } };
}

/** Checks the time zones: a Node without the rules of summer time would show wrong hours and send the weekly digest at the wrong time. */
function hasTimeZones(): boolean {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit' });
  return format.format(new Date('2026-07-01T12:00:00Z')).startsWith('14');
}

/** Reads the product's version, and the version of Node that it needs, such as "24.15", from package.json. */
export function packageFacts(): { version: string; neededNode: string } {
  const { version, engines } = JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
  };
  return { version, neededNode: engines.node.replace(/^\D+/, '') };
}
