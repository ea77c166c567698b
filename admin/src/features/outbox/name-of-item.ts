import { nameOfMail } from '@agency/mail/render';
import type { Database } from '@agency/supabase/database-types';
import { webhookEvents } from '@agency/supabase/webhooks';

const names: Readonly<Record<string, string>> = { ...webhookEvents, ping: 'Essai' };

/** What a row of the outbox is called: the e-mail, or the event that a webhook is told of. */
export const nameOfItem = ({
  channel,
  kind,
}: Pick<Database['public']['Tables']['outbox']['Row'], 'channel' | 'kind'>): string =>
  channel === 'webhook' ? (names[kind] ?? kind) : nameOfMail(kind);
