import { RateLimit } from '@agency-site/process/rate-limits';

interface SignInAttempt {
  /** The account's e-mail address, whether or not there is such an account. */
  readonly account: string;
  readonly address: string;
  /** A device on which a person signed in to this account before; undefined for any other. */
  readonly device: string | undefined;
}

const MINUTE = 60;

/**
 * Creates limits with counters of their own. They count attempts by address and also by account, because an attacker may have many
 * addresses. A known device has a counter of its own, so that nobody who guesses an account's password elsewhere locks its owner out. A
 * limit over all attempts would lock everybody out. None is needed, because only a few of the costly password comparisons run at a time.
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
    /** Counts an attempt; returns false if it is not allowed. */
    begin: async (attempt: SignInAttempt): Promise<boolean> => {
      for (const [counter, key] of countersOf(attempt)) if (!counter.admits(key)) return false;
      return true;
    },
    /** Takes an attempt back because the password was right. */
    succeeded: async (attempt: SignInAttempt): Promise<void> => {
      for (const [counter, key] of countersOf(attempt)) counter.reward(key);
    },
  };
}
