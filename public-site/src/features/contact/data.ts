import { DataError } from '../../data/answer';
import type { SiteClient } from '../../data/client';

/** The fields of the contact form. */
export interface ContactRequest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly service_interest: string;
  readonly message: string;
}

/** Where the visit came from, when the browser knows it. */
export interface ContactSource {
  readonly utm_source?: string | null;
  readonly referrer?: string | null;
}

/** Timeout of sending, after which the form shows that it failed. */
const PATIENCE_MS = 20_000;

/**
 * Sends a contact request. Nothing is read back: strangers may write one, never see one.
 * @throws {DataError} when it was not stored; its cause is the database's code
 */
export async function sendContactRequest(client: SiteClient, request: ContactRequest & ContactSource): Promise<void> {
  const row = {
    ...request,
    phone: request.phone || null,
    company: request.company || null,
    service_interest: request.service_interest || null,
    source: 'website',
  };
  const { error } = await client.from('contacts').insert(row).abortSignal(AbortSignal.timeout(PATIENCE_MS));
  if (error) throw new DataError(error.message, { cause: error.code });
}
