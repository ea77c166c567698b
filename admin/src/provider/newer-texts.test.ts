import fakeRestDataProvider from 'ra-data-fakerest';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { describeFailure } from './failed-calls/describe-failure';
import { withNewerTexts } from './newer-texts';

const opened = { id: 1, question: 'Quand ?', answer: 'Lundi', tags: ['Lyon'], position: 1 };
const columns = {
  id: {},
  question: { editable: 'text' },
  answer: { editable: 'text' },
  tags: { editable: 'text' },
  position: { editable: 'value' },
} as const;

/** A question that somebody else has changed since a form was opened. */
function openedBefore(change: object) {
  const provider = withNewerTexts(fakeRestDataProvider({ faq_entries: [{ ...opened, ...change }] }, false), [
    { name: 'faq_entries', options: { columns } },
  ]);
  return {
    save: (data: object, previousData: Partial<typeof opened> = opened) =>
      provider.update('faq_entries', { id: 1, data: { ...opened, ...data }, previousData }),
    stored: async () => (await provider.getOne<typeof opened>('faq_entries', { id: 1 })).data.answer,
  };
}

it('a text that somebody else has saved meanwhile is replaced only if one asks twice', async () => {
  const { save, stored } = openedBefore({ answer: 'Mardi' });
  const refused: unknown = await save({ answer: 'Mercredi' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(describeFailure(refused, 'update').summary).toBe(
    'Erreur lors de la mise à jour : quelqu’un d’autre a changé ce texte entre-temps. Sauvegardez encore pour garder le vôtre.',
  );
  expect(await stored()).toBe('Mardi');
  await save({ answer: 'Mercredi' });
  expect(await stored()).toBe('Mercredi');
});

it('tags that somebody else has saved meanwhile are not replaced either', async () => {
  const { save } = openedBefore({ tags: ['Lyon', 'bois'] });
  await expect(save({ tags: ['Lyon', 'fer'] })).rejects.toBeInstanceOf(HttpError);
  await save({ tags: ['Lyon'] });
});

it.each([
  ['another text', { question: 'Où ?' }, { answer: 'Mercredi' }],
  ['the same words', { answer: 'Mercredi' }, { answer: 'Mercredi' }],
  ['tags that one left as they were', { tags: ['fer'] }, { answer: 'Mercredi', tags: ['Lyon'] }],
  ['a place in the list', { position: 2 }, { answer: 'Mercredi', position: 3 }],
])('a text is saved at once when somebody else has changed %s', async (_, change, data) => {
  const { save, stored } = openedBefore(change);
  await save(data);
  expect(await stored()).toBe('Mercredi');
});

it('a text is saved at once by a call that does not know what it was before', async () => {
  const { save, stored } = openedBefore({ answer: 'Mardi' });
  await save({ answer: 'Mercredi' }, {});
  expect(await stored()).toBe('Mercredi');
});
