// @module-tag spec-10-6
import { expect, it } from 'vitest';
import { openForm, prepareForms } from '../../../../tests/open-form';
import { terms } from '../../../../tests/pages';
import { slowServer } from '../../../../tests/slow-server';
import { timeout } from '../../../provider/with-timeout';
import { delays } from '../../../saving/save-engine';
import type { Page } from '../page';
import { pages } from '../resource';
import { type NewPageForm, newPageSaving } from './new-page';

const empty: NewPageForm = { title: '', slug: '', slug_origin: 'title', status: 'draft', published_at: null };
const write = () => openForm<NewPageForm, Page>(pages, newPageSaving([]), empty);

prepareForms();

it('a page whose response was lost is not created twice, and takes what was typed since', async () => {
  const server = slowServer();
  const { saving, type, pass } = write();
  server.network = 'loses responses';
  type({ title: 'Nos tarifs ', slug: '/tarifs' });
  const saved = saving.requestSave('save');
  await pass(1_000);
  type({ title: 'Nos prix' });
  await pass(timeout);
  server.network = 'ok';
  await pass(delays.retry);
  await expect(saved).resolves.toBe(true);
  expect(server.rows).toEqual([expect.objectContaining({ title: 'Nos prix', slug: 'tarifs', sort_order: 10 })]);
});

it('an address that another page has taken meanwhile is refused beside its field', async () => {
  const { rows } = slowServer({ ...terms, title: 'Nos tarifs', slug: 'tarifs' });
  const { saving, errors, type } = write();
  type({ title: 'Mes tarifs', slug: 'tarifs' });
  await expect(saving.requestSave('save')).resolves.toBe(false);
  expect(errors.get('slug')).toContain('«\u00A0Nos tarifs\u00A0»');
  expect(rows).toEqual([expect.objectContaining({ title: 'Nos tarifs' })]);
});
