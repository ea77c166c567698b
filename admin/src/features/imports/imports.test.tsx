// @module-tag spec-10-27
import { readExport } from '@agency-site/import/read-export';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import sample from '../../../../packages/import/tests/samples/wordpress.xml?raw';
import ghost from '../../../../packages/import/tests/samples/ghost-5.json?raw';
import { renderAdmin } from '../../../tests/admin';
import { authWith } from '../../../tests/auth-with';
import { gifOf } from '../../../tests/picture-files';
import { findLostMarkup } from '../../editor/visual/lost-markup';
import { dataProvider } from '../../provider/data-provider';
import { moveFileWith } from './move-file';
import { imports } from './resource';

/** Whether the browser asks before this page is closed. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Whether it did while items were written. */
let askedMeanwhile = false;

const open = (known: readonly string[] = [], awaited: readonly string[] = []) =>
  renderAdmin(
    [imports],
    { pictures: [] },
    {
      at: '/import',
      functions: {
        imported_ids: () => known,
        awaited_pictures: () => awaited,
        import_conditions: () => ({ posts: [], pages: ['equipe'], comments: false }),
        items_awaiting_picture: () => [],
        imported_files: () => ({}),
        file_by_hash: () => '',
        import_addresses: () => 4,
        import_items: (args) => {
          askedMeanwhile = asksBeforeClosing();
          return (args as { items: readonly { source_id: string }[] }).items.map(({ source_id }) =>
            source_id === '17'
              ? { source_id, outcome: 'refused', reason: 'pages_slug_key' }
              : {
                  source_id,
                  outcome: 'created',
                  id: source_id,
                  unredirected_paths: source_id === '12' ? ['/2024/03/devis/'] : [],
                },
          );
        },
      },
    },
  );
const choose = async (text: string, name = 'export.xml') =>
  userEvent.upload(await screen.findByLabelText('Fichier d’export'), new File([text], name));
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ').trim();
const figures = async (name: string) =>
  within(await screen.findByRole(name === 'À importer' ? 'list' : 'status', { name }))
    .getAllByText(/^[\d\s]+$/)
    .map(({ textContent }) => plain(textContent));

it('previews the gains and omissions of a file, writes after a question, and reports', async () => {
  const { called } = open(['13']);
  await choose(sample);
  expect(await figures('À importer')).toEqual(['4', '3', '3', '48']);
  expect(screen.getByText(/que personne ne verra : les commentaires sont désactivés/)).toBeVisible();
  expect(screen.getByText(/contenu est déjà là/)).toBeVisible();
  for (const address of ['contact-2', 'equipe-2'])
    expect(
      screen.getByRole('row', { name: new RegExp(`Adresse prise ici, devient un brouillon à «./${address}.» 1`) }),
    ).toBeVisible();
  expect(screen.getByRole('row', { name: /^Bloc «.latest-posts.» 1$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /protégé par mot de passe, devient un brouillon 1/ })).toBeVisible();
  expect(called.filter(({ name }) => name === 'import_items')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^Importer 7/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Importer' }));
  expect(await figures('Import terminé')).toEqual(['6', '1', '1', '1']);
  expect([askedMeanwhile, asksBeforeClosing()]).toEqual([true, false]);
  expect(screen.getByText('« L’équipe » : une page a déjà cette adresse.')).toBeVisible();
  expect(screen.getByText('/2024/03/devis/ : « Devis & relances : le guide »')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Devis & relances : le guide' })).toHaveAttribute('href', '/blog_posts/12');
});

it('copies pictures through our server on request, and names those left behind', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const address = new URLSearchParams(path.replace(/^\/admin\/former-picture/, '')).get('address') ?? '';
    asked.push(address);
    if (address.endsWith('plan.png')) return Response.json({}, { status: 502 });
    return new Response(await gifOf(2).arrayBuffer(), { headers: { 'content-type': 'image/gif' } });
  });
  const { called, written } = open();
  await choose(sample);
  const box = await screen.findByRole('checkbox', { name: 'Récupérer les images de l’ancien site' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: /^Importer 8/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Importer' }));
  const stayed = await screen.findByRole('region', { name: 'Images restées sur l’ancien site' });
  expect(plain(within(stayed).getByRole('listitem').textContent)).toMatch(
    /plan\.png : L’ancien site ne la donne pas\.$/,
  );
  expect(new Set(asked).size, 'each once').toBe(asked.length);
  expect(written[0]).toEqual({ method: 'create', data: { name: expect.stringMatching(/^chantier-.*\.gif$/) } });
  const { items } = (called.find(({ name }) => name === 'import_items')?.args ?? { items: [] }) as {
    items: readonly { row: { content: string }; pictures: readonly { address: string; alt: string }[] }[];
  };
  expect(items[0]?.row.content).toContain('<img src="/storage/v1/object/public/media/chantier-');
  expect(items[0]?.pictures[0]).toMatchObject({ address: expect.stringMatching(/^\/storage/), alt: 'Un chantier' });
});

it('offers the pictures that earlier imports still show from the former site', async () => {
  const address = 'https://ancien.example/wp-content/uploads/2024/03/plan.png';
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 502 }));
  const { called } = open(
    readExport(sample).items.map(({ source_id }) => source_id),
    [address],
  );
  await choose(sample);
  expect(plain((await screen.findByText(/contenus sont déjà là/)).textContent)).toMatch(
    /, sauf 1 image qui vient encore/,
  );
  expect(screen.getByRole('button', { name: 'Rien à importer' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Récupérer les images de l’ancien site' }));
  await userEvent.click(screen.getByRole('button', { name: /^Récupérer 1.image$/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Récupérer' }));
  expect(await screen.findByText(/L’ancien site ne la donne pas/)).toBeVisible();
  expect(called.filter(({ name }) => name === 'import_items')).toEqual([]);
});

it('says of a file that a proxy refuses for its weight whose limit that is', async () => {
  const headers = { 'content-disposition': 'attachment; filename="tarifs-0a1b2c3d4e5f6a7b.pdf"' };
  vi.stubGlobal('fetch', async () => new Response('%PDF-1.7', { headers }));
  const refused = new HttpError('', 413, { isFromProxy: true });
  const stored = dataProvider({ supabaseUrl: 'http://localhost', publishableKey: 'key' }, authWith({}), []);
  const provider = Object.assign(stored, {
    callFunction: () => Promise.resolve(null),
    uploadFile: () => Promise.reject(refused),
  });
  const move = moveFileWith(provider);
  await expect(move('https://ancien.example/tarifs.pdf')).rejects.toThrow(/devant le site .* 41.Mo par envoi/);
});

it('lists the files of the former site, fetches them when asked, and names those that stay', async () => {
  const folder = 'https://ancien.example/wp-content/uploads';
  const links = ['tarifs.pdf', 'outil.exe', 'absent.pdf']
    .map((name) => `<a href="${folder}/${name}">mot</a>`)
    .join(' ');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('absent')) return Response.json({}, { status: 502 });
    const name = 'tarifs-0a1b2c3d4e5f6a7b.pdf';
    const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` };
    return new Response('%PDF-1.7', { headers });
  });
  const { called, written } = open();
  await choose(sample.replace('Nous sommes trois.', `$&${links}`));
  const panel = await screen.findByRole('region', { name: 'Fichiers' });
  await userEvent.click(within(panel).getByText('Voir les fichiers un par un'));
  expect(within(panel).getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    `« L’équipe » : ${folder}/tarifs.pdf`,
    `« L’équipe » : ${folder}/outil.exe. Ce type de fichier n’est pas repris.`,
    `« L’équipe » : ${folder}/absent.pdf`,
  ]); // prettier-ignore
  await userEvent.click(screen.getByRole('checkbox', { name: 'Récupérer les fichiers de l’ancien site' }));
  await userEvent.click(screen.getByRole('button', { name: /^Importer 8/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Importer' }));
  const stayed = await screen.findByRole('region', { name: 'Fichiers restés sur l’ancien site' });
  expect(within(stayed).getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    `${folder}/outil.exe : Ce type de fichier n’est pas repris.`,
    `${folder}/absent.pdf : L’ancien site ne le donne pas.`,
  ]); // prettier-ignore
  expect(written).toContainEqual({ method: 'create', data: { name: 'tarifs-0a1b2c3d4e5f6a7b.pdf' } });
  const sent = JSON.stringify(called.filter(({ name }) => name === 'import_items'));
  expect(sent).toContain('/storage/v1/object/public/files/tarifs-0a1b2c3d4e5f6a7b.pdf');
});

it.each([
  ['<html></html>', 'Ce fichier n’est un export ni de WordPress (.xml) ni de Ghost (.json).'],
  [sample.slice(0, 3000), 'Ce fichier s’arrête au milieu : exportez à nouveau.'],
])('says why a file is not read', async (text, words) => {
  open();
  await choose(text);
  expect(plain((await screen.findByRole('alert')).textContent)).toBe(words);
  expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull();
});

it.each([sample, ghost])('brings texts that the visual editor keeps whole', (file) => {
  for (const { row } of readExport(file).items) expect(findLostMarkup(row.content), row.title).toBeUndefined();
});
