// @module-tag spec-10-8
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { createAuth } from '../../provider/auth-client';
import { dataProvider } from '../../provider/data-provider';
import { describeFailure } from '../../provider/failed-calls/describe-failure';
import { filesResource } from '../../provider/media/media-library';
import { files } from './files';
import { media } from './resource';

const used = {
  id: 'tarifs-0a1b2c3d4e5f6a7b.pdf',
  name: 'tarifs-0a1b2c3d4e5f6a7b.pdf',
  address: '/storage/v1/object/public/files/tarifs-0a1b2c3d4e5f6a7b.pdf',
  size: 85_000,
  mimetype: 'application/pdf',
  created_at: '2026-11-20T09:00:00Z',
  uses: [{ kind: 'blog_posts', id: '1', title: 'Nos prix' }],
};
const unused = { ...used, id: 'son-1.mp3', name: 'son-1.mp3', uses: [] };
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

it('lists the files beside the pictures; a file that something leads to cannot be chosen', async () => {
  renderAdmin([media, files], { files: [used, unused], pictures: [] }, { at: '/files' });
  const row = await screen.findByRole('row', { name: /tarifs\.pdf/ });
  expect(within(row).getByRole('link', { name: 'tarifs.pdf' })).toHaveAttribute('href', used.address);
  expect(plain(row.textContent)).toMatch(/85 ko.*Utilisé 1 fois/);
  await userEvent.click(within(row).getByText(/^Utilisé/));
  expect(within(row).getByText(/Nos prix/)).toBeVisible();
  expect(within(row).getByRole('checkbox')).toBeDisabled();
  const other = screen.getByRole('row', { name: /son-1\.mp3/ });
  expect(other).toHaveTextContent('Non utilisé');
  expect(within(other).getByRole('checkbox')).toBeEnabled();
  const tabs = screen.getByRole('tablist', { name: 'Médiathèque' });
  expect(within(tabs).getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Images', 'Fichiers']); // prettier-ignore
});

const mayNotDelete = async ({ action }: { readonly action: string }) => action !== 'delete';

it('a reader chooses no file', async () => {
  renderAdmin([media, files], { files: [unused], pictures: [] }, { at: '/files', canAccess: mayNotDelete });
  expect(await screen.findByRole('row', { name: /son-1/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('the refusal to delete a file in use names the places', async () => {
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const provider = dataProvider(configuration, createAuth(configuration), []);
  const asked: string[] = [];
  const answers = [
    Response.json([{ name: unused.id }]),
    Response.json(
      { statusCode: '409', message: `The file ${used.id} is in use: blog_posts « Nos prix »` },
      { status: 409 },
    ),
  ];
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    asked.push(`${address} ${body}`);
    return Promise.resolve(answers[asked.length - 1]);
  });
  const refusal = await provider
    .deleteMany(filesResource, { ids: [unused.id, used.id] })
    .catch((error: unknown) => error);
  expect(asked).toEqual(
    [unused.id, used.id].map((id) => `http://localhost/storage/v1/object/files {"prefixes":["${id}"]}`),
  );
  expect(plain(JSON.stringify(describeFailure(refusal, 'delete')))).toContain('« Nos prix »');
});
