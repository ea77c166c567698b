import { contactStatuses, type ContactStatus } from '@agency/supabase/contacts';
import { shortcuts } from '../../shortcuts/shortcuts';

const steps: Readonly<Record<string, number>> = { [shortcuts.moveLeft.key]: -1, [shortcuts.moveRight.key]: 1 };

/** The column that a key leads to from another, if there is one. */
export function neighbourOf(status: ContactStatus, key: string): ContactStatus | undefined {
  const step = steps[key];
  return step === undefined ? undefined : contactStatuses[contactStatuses.indexOf(status) + step];
}
