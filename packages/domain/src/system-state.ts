import { systemChecks, type Check, type Formats, type Sentence } from './system-checks';

/** The path at which the back-office reads the state of the server. It does not exist where a static host serves the back-office. */
export const systemStatePath = '/admin/system-state';

/** `warning`: the checked part works, but somebody should look at it; `bad`: it does not work. */
export type Level = 'good' | 'warning' | 'bad';

type CheckName = keyof typeof systemChecks;

export interface FindingOf<Name extends CheckName> {
  readonly check: Name;
  readonly level: Level;
  readonly facts: (typeof systemChecks)[Name] extends Check<infer Facts> ? Facts : never;
}

export type Finding = { [Name in CheckName]: FindingOf<Name> }[CheckName];

/** Returns the message of a finding in English and in French; the formats are those of the reader's language. */
export function sentenceOf<Name extends CheckName>(finding: FindingOf<Name>, formats: Formats): Sentence {
  const checks: { readonly [N in CheckName]: Check<FindingOf<N>['facts']> } = systemChecks;
  return checks[finding.check].say(finding.facts, { ...formats, isGood: finding.level === 'good' });
}

export interface RouteFigures {
  readonly route: string;
  readonly requests: number;
  /** The number answered with 500 or more. */
  readonly errors: number;
  readonly averageMs: number;
  readonly longestMs: number;
}

/** The data of « État du système ». */
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
