import { contactStatuses, type ContactStatus } from '@agency/supabase/contacts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The column that a key leads to from another, if there is one. */
export function neighbourOf(status: ContactStatus, key: string): ContactStatus | undefined {
  const step = steps[key];
  return step === undefined ? undefined : contactStatuses[contactStatuses.indexOf(status) + step];
}
