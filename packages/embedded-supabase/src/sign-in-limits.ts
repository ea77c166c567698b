import { RateLimit } from '@agency/process/rate-limits';

/** A try to sign in. */
interface SignInAttempt {
  /** The account's e-mail address, whether or not there is such an account. */
  readonly account: string;
  readonly address: string;
  /** A device on which somebody signed in to this account before; undefined for any other. */
  readonly device: string | undefined;
}

const MINUTE = 60;

/**
 * Creates limits with counters of their own. Guesses are counted by address and by account, since an attacker has many
 * addresses. A device that signed in before has a reserve of its own: whoever guesses an account's password from
 * elsewhere does not keep its owner out. All attempts together have no limit, which would keep everybody out: comparing passwords is
 * what costs, and a few are compared at a time.
 */
export function createSignInLimits() {
  const perDevice = new RateLimit({ points: 10, duration: 5 * MINUTE });
  const perAddress = new RateLimit({ points: 10, duration: 5 * MINUTE });
  const perAccount = new RateLimit({ points: 30, duration: 15 * MINUTE });
  const countersOf = ({ account, address, device }: SignInAttempt): (readonly [RateLimit, string])[] =>
    device
      ? [[perDevice, device]]
      : [
          [perAddress, address],
          [perAccount, account],
        ];
  return {
    /** Counts an attempt; false when it may not be made. */
    begin: async (attempt: SignInAttempt): Promise<boolean> => {
      for (const [counter, key] of countersOf(attempt)) if (!counter.admits(key)) return false;
      return true;
    },
    /** Takes an attempt back that was none: the password was right. */
    succeeded: async (attempt: SignInAttempt): Promise<void> => {
      for (const [counter, key] of countersOf(attempt)) counter.reward(key);
    },
  };
}
