import { emailAddress, localPartProblem } from '@agency-site/domain/email-address';

/**
 * Creates a validator for an e-mail address. It accepts an empty field, which is for another validator to refuse.
 * @param advice the message for a text that does not look like an address at all
 */
export const checkEmail =
  (advice: string) =>
  (typed: string | null | undefined): string | undefined =>
    !typed || emailAddress(typed) ? undefined : (localPartProblem(typed) ?? advice);
