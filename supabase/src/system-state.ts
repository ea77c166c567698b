/** Where the server tells administrators how it is; nothing answers where the back-office stands without a server of ours. */
export const systemStatePath = '/admin/system-state';

/** What each check of a server looks at. */
export interface CheckFacts {
  readonly node: { readonly version: string; readonly needed: string };
  /** Whether the server answers; `stopped` when none uses the data directory. */
  readonly server: {
    readonly state: 'answers' | 'disk full' | 'unavailable' | 'silent' | 'stopped';
    readonly address: string;
  };
  readonly directory: {
    readonly path: string;
    readonly state: 'new' | 'free' | 'used' | 'unusable';
    /** Who uses it, or why it cannot be used. */
    readonly reason: string;
  };
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number };
  readonly keys: { readonly state: 'kept' | 'missing' | 'broken' | 'readable by others' };
  readonly database: { readonly version: string; readonly bytes: number; readonly problem: string | null };
  readonly project: { readonly url: string; readonly answers: boolean };
  readonly migrations: { readonly applied: number; readonly pending: number; readonly unknown: readonly string[] };
  readonly administrators: { readonly count: number; readonly named: boolean };
  readonly mail: { readonly server: string | null; readonly from: string | null; readonly problem: string | null };
  readonly outbox: { readonly waiting: number; readonly failed: number; readonly oldestSeconds: number };
  readonly clock: { readonly secondsApart: number; readonly timeZones: boolean };
  readonly backup: { readonly takenAt: string | null; readonly bytes: number };
  readonly address: { readonly siteUrl: string | null; readonly listening: string };
}

export type CheckName = keyof CheckFacts;

/** « warning »: works, and wants to be seen to; « bad »: does not work. */
export type Level = 'good' | 'warning' | 'bad';

export interface FindingOf<Name extends CheckName> {
  readonly check: Name;
  readonly level: Level;
  readonly facts: CheckFacts[Name];
}

/** What one check found. */
export type Finding = { [Name in CheckName]: FindingOf<Name> }[CheckName];

/** The words of a language for what each check found. */
export type CheckWords = { readonly [Name in CheckName]: (finding: FindingOf<Name>) => string };

/** A finding in the words of a language. */
export const inWords = <Name extends CheckName>(words: CheckWords, finding: FindingOf<Name>): string =>
  words[finding.check](finding);

/** The requests of a pattern of addresses in the last hour. */
export interface RouteFigures {
  readonly route: string;
  readonly requests: number;
  /** Answered with 500 or more. */
  readonly errors: number;
  readonly averageMs: number;
  readonly longestMs: number;
}

/** What « État du système » shows. */
export interface SystemState {
  readonly findings: readonly Finding[];
  readonly version: string;
  readonly startedAt: string;
  readonly memoryBytes: number;
  readonly lastSentAt: string | null;
  readonly lastHour: {
    readonly requests: number;
    readonly errors: number;
    /** The slowest on average, first. */
    readonly slowest: readonly RouteFigures[];
  };
}
