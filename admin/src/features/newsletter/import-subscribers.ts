import { batchesOf } from '@agency-site/import/batches';
import type { CsvOutcome } from '../../ui/components/CsvImport';
import type { CsvFile } from '../../ui/components/read-rows-of';
import { countOf } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';
import { readSubscribers } from './read-subscribers';

/** The limits of one call of the database function; a larger file takes several calls. */
const atATime = { rows: 1000, characters: 1_000_000 };

/**
 * Imports the subscribers of a file.
 * @returns a sentence with the numbers of added subscribers by state, and the refused lines
 */
export async function importSubscribers(provider: BackOfficeData, { name, rows }: CsvFile): Promise<CsvOutcome> {
  const { subscribers, refused } = readSubscribers(rows, name);
  const total = { confirmed: 0, pending: 0, ended: 0 };
  const left = [...refused];
  for (const batch of batchesOf(subscribers, atATime, (line) => JSON.stringify(line).length)) {
    const [answer] = await provider.callFunction('import_subscribers', { subscribers: batch });
    if (!answer) continue;
    for (const state of ['confirmed', 'pending', 'ended'] as const) total[state] += answer[state];
    left.push(
      ...answer.known.map((email) => `${email}\u00A0: déjà dans la liste, sans changement.`),
      ...answer.refused.map((email) => `${email}\u00A0: ce n’est pas une adresse e-mail.`),
    );
  }
  const { confirmed, pending, ended } = total;
  const done = [
    countOf(confirmed, 'abonné ajouté', 'abonnés ajoutés'),
    ...(pending ? [countOf(pending, 'adresse à confirmer', 'adresses à confirmer')] : []),
    ...(ended ? [countOf(ended, 'adresse gardée comme partie', 'adresses gardées comme parties')] : []),
  ];
  return { done: done.join(', '), left };
}
