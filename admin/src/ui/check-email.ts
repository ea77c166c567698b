import { emailAddress, localPartProblem } from '@agency/domain/email-address';

/**
 * Validates the field of an e-mail address; whether it may be empty is another rule.
 * @param advice what is said of one that is no address at all
 */
export const checkEmail =
  (advice: string) =>
  (typed: string | null | undefined): string | undefined =>
    !typed || emailAddress(typed) ? undefined : (localPartProblem(typed) ?? advice);
