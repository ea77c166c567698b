import type { CheckWords } from '@agency/supabase/system-state';

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const hours = (seconds: number): string =>
  seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;

/** What `npm run doctor` says: what is, then what to do about it. */
export const english: CheckWords = {
  node: ({ level, facts: { version, needed } }) =>
    level === 'good' ? `Node.js ${version}.` : `Node.js ${version} is too old: install ${needed} or later.`,
  server: ({ facts: { state, address } }) =>
    ({
      answers: `The server answers at ${address}.`,
      'disk full': `The server answers at ${address}, but its disk is full: free some space.`,
      unavailable: `The server answers at ${address}, but its database does not: read its log, then restart it.`,
      silent: `A server uses the data directory, but none answers at ${address}: set the HOST and PORT that it has, or restart it.`,
      stopped: 'The server does not run: start it with npm start.',
    })[state],
  directory: ({ facts: { path, state, reason } }) =>
    ({
      new: `DATA_DIR ${path} is new: the first start fills it. If there should be data, set the DATA_DIR of the server.`,
      free: `DATA_DIR ${path} can be used, and no server uses it.`,
      used: `DATA_DIR ${path} is used by ${reason}.`,
      unusable: `DATA_DIR ${path} cannot be used (${reason}): run this as the account of the server, or choose another DATA_DIR.`,
    })[state],
  disk: ({ level, facts: { freeBytes, totalBytes } }) =>
    `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} are free on the disk${level === 'good' ? '.' : ': free some space.'}`,
  keys: ({ facts: { state } }) =>
    ({
      kept: 'The keys are in place, and readable by their owner alone.',
      missing:
        'keys.json is missing: put it back from a backup; without it the next start makes new keys and signs everybody out.',
      broken: 'keys.json cannot be read: put it back from a backup.',
      'readable by others': 'keys.json can be read by other accounts of this machine: chmod 600 keys.json.',
    })[state],
  database: ({ facts: { version, bytes, problem } }) =>
    problem === null
      ? `PostgreSQL ${version} answers; the database has ${megabytes(bytes)}.`
      : `The database does not answer (${problem}): if a restart does not help, restore the last backup.`,
  project: ({ facts: { url, answers } }) =>
    answers
      ? `${url} answers.`
      : `${url} does not answer as it should: look at the project’s dashboard and at the key.`,
  migrations: ({ facts: { applied, pending, unknown } }) => {
    if (unknown.length > 0)
      return `The database has migrations that this code does not know (${unknown.join(', ')}): run the version that made it, or a later one.`;
    return pending === 0
      ? `All ${applied} migrations are applied.`
      : `${pending} of ${applied + pending} migrations are not applied yet: the next start does that.`;
  },
  administrators: ({ facts: { count, named } }) => {
    if (count > 0) return count === 1 ? 'There is an administrator.' : `There are ${count} administrators.`;
    return named
      ? 'There is no administrator yet: the next start makes the one of ADMIN_EMAIL.'
      : 'There is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, then restart.';
  },
  mail: ({ facts: { server, from, problem } }) => {
    if (!server) return 'No e-mail leaves: set SMTP_URL and MAIL_FROM.';
    return problem === null
      ? `E-mails leave from ${from} by ${server}.`
      : `${server} does not take e-mails (${problem}): check SMTP_URL, or ask whoever runs that server.`;
  },
  outbox: ({ facts: { waiting, failed, oldestSeconds } }) => {
    if (waiting === 0 && failed === 0) return 'No e-mail waits, and none failed.';
    const oldest = waiting > 0 ? ` (the oldest for ${hours(oldestSeconds)})` : '';
    return `E-mails and webhooks: ${waiting} wait${oldest}, ${failed} failed; « Envois » in the back-office shows them.`;
  },
  clock: ({ level, facts: { secondsApart, timeZones } }) => {
    if (!timeZones) return 'Node.js knows no time zones: install one with full ICU data (the usual builds have it).';
    return level === 'good'
      ? 'The clock is right, and time zones are known.'
      : `The clock is ${Math.abs(secondsApart)} s apart from the database’s: switch time synchronisation (NTP) on.`;
  },
  backup: ({ facts: { takenAt, bytes }, level }) => {
    if (takenAt === null) return 'No backup was made: run npm run backup each night (docs/deployment.md, Backups).';
    const words = `The last backup is of ${takenAt.slice(0, 16).replace('T', ' ')} UTC (${megabytes(bytes)})`;
    return level === 'good' ? `${words}.` : `${words}: run npm run backup each night.`;
  },
  address: ({ level, facts: { siteUrl, listening } }) => {
    if (siteUrl === null)
      return `SITE_URL is not set: links in e-mails lead to ${listening}, which others cannot open.`;
    return level === 'good'
      ? `The public address is ${siteUrl}.`
      : `The public address ${siteUrl} is not one of https.`;
  },
};
