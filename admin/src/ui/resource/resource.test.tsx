import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Columns } from '@agency-site/domain/tables/column';
import Icon from '@mui/icons-material/ArticleOutlined';
import { DataTable, SimpleForm, TextInput } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { fieldsOf } from './fields-of';
import { resource } from './resource';
import { ResourceList } from './ResourceList';

const columns = {
  id: {},
  title: { label: 'Titre', editable: 'text', required: true, maxLength: 8, inList: true, searched: true },
  excerpt: { label: 'Extrait', helperText: 'En deux phrases.', editable: 'text', input: 'lines' },
  status: {
    label: 'Statut',
    choices: { draft: 'Brouillon', published: 'En ligne' },
    editable: 'value',
    required: true,
    inList: true,
    filtered: true,
  },
  featured: { label: 'À la une', type: 'boolean', editable: 'value', defaultValue: true, inList: true, filtered: true },
  read_time_minutes: {
    label: 'Minutes',
    type: 'integer',
    min: 1,
    max: 90,
    editable: 'value',
    inList: true,
    sorted: 'DESC',
  },
  created_at: { label: 'Créé le', type: 'date', inList: true },
} satisfies Columns<'blog_posts'>;

const texts = {
  icon: Icon,
  path: 'texts',
  columns,
  messages: { name: 'Texte |||| Textes à lire', search: 'Rechercher un titre', page: { create: 'Nouveau texte' } },
};
const declared = resource('blog_posts', texts);

const short = {
  id: 't1',
  title: 'Court',
  excerpt: '',
  status: 'draft',
  featured: true,
  read_time_minutes: 2,
  created_at: '2026-11-20T09:00:00Z',
};
const long = { ...short, id: 't2', title: 'Long', status: 'published', featured: false, read_time_minutes: 12 };

const open = (at: string, shown = declared) =>
  renderAdmin([shown], { blog_posts: [short, long] }, { at: `/texts${at}` });
const cells = async () => {
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map((row) => {
    const [, ...shown] = within(row).getAllByRole('cell');
    return shown.map((cell) => within(cell).queryByLabelText(/^(Oui|Non)$/)?.ariaLabel ?? cell.textContent);
  });
};
const heads = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));

describe('the list of declared columns', () => {
  it('has the listed columns, in their order, each shown by its type', async () => {
    open('');
    expect(await cells()).toEqual([
      ['Long', 'En ligne', 'Non', '12', '20/11/2026'],
      ['Court', 'Brouillon', 'Oui', '2', '20/11/2026'],
    ]);
    expect(heads()).toEqual(['Titre', 'Statut', 'À la une', 'Minutes', 'Créé le']);
  });

  it('takes the props of the list and those of the table', async () => {
    const list = <ResourceList aria-label="Mes textes" rowClick={false} perPage={1} />;
    open('', resource('blog_posts', { ...texts, list }));
    expect(await screen.findByRole('table', { name: 'Mes textes' })).toBeVisible();
    expect(await cells()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Long' })).toBeNull();
  });

  it('is searched and filtered', async () => {
    open('');
    await write(await screen.findByPlaceholderText('Rechercher un titre'), 'cour');
    await waitFor(async () => expect(await cells()).toHaveLength(1));
    await userEvent.clear(screen.getByPlaceholderText('Rechercher un titre'));
    await waitFor(async () => expect(await cells()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    expect((await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent)).toEqual([
      'Statut',
      'À la une',
    ]);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Statut' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Statut' }));
    await userEvent.click(await screen.findByRole('option', { name: 'En ligne' }));
    await waitFor(async () => expect((await cells()).map(([title]) => title)).toEqual(['Long']));
  });

  it('has the columns and the order of its file, where that names some', async () => {
    const list = (
      <ResourceList sort={{ field: 'title', order: 'ASC' }} filters={[]} notice="Deux textes">
        <DataTable.Col source="excerpt" />
        {fieldsOf(columns).cells.title}
      </ResourceList>
    );
    open('', resource('blog_posts', { ...texts, list }));
    expect(await cells()).toEqual([
      ['', 'Court'],
      ['', 'Long'],
    ]);
    expect(heads()).toEqual(['Extrait', 'Titre']);
    expect(screen.queryByPlaceholderText('Rechercher un titre')).toBeNull();
    expect(screen.getByText('Deux textes')).toBeVisible();
  });
});

describe('the form of declared columns', () => {
  it('has an input for each editable column, refuses what the database refuses, and creates rows', async () => {
    const { written } = open('/new');
    const title = await screen.findByLabelText(/^Titre/);
    expect(screen.getByText('En deux phrases.')).toBeVisible();
    expect(screen.queryByLabelText(/^Créé le/)).toBeNull();
    expect(screen.getByLabelText('À la une')).toBeChecked();
    await write(title, 'Bien trop long');
    await write(screen.getByLabelText(/^Minutes/), '90.5');
    await save();
    expect(await screen.findByText('Maximum 8 caractères')).toBeVisible();
    expect(screen.getByText('Écrivez un nombre entier.')).toBeVisible();
    expect(screen.getByText('Ce champ est requis')).toBeVisible();
    await userEvent.clear(title);
    await write(title, 'Bref');
    await userEvent.clear(screen.getByLabelText(/^Minutes/));
    await write(screen.getByLabelText(/^Minutes/), '91');
    expect(await screen.findByText('Maximum 90')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^Minutes/));
    await write(screen.getByLabelText(/^Minutes/), '90');
    await userEvent.click(screen.getByRole('combobox', { name: /^Statut/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'En ligne' }));
    await save();
    const data = { title: 'Bref', status: 'published', featured: true, read_time_minutes: 90 };
    await waitFor(() => expect(written).toMatchObject([{ method: 'create', data }]));
  });

  it('is that of its file, for new rows and existing ones', async () => {
    const { inputs, validate } = fieldsOf(columns);
    const form = (
      <SimpleForm>
        {inputs.status}
        <TextInput source="title" label="Nom" validate={validate.title} />
      </SimpleForm>
    );
    const { unmount } = open('/new', resource('blog_posts', { ...texts, form }));
    expect(await screen.findByLabelText(/^Nom/)).toHaveValue('');
    unmount();
    open('/edit/t1', resource('blog_posts', { ...texts, form }));
    expect(await screen.findByRole('heading', { name: /^Modifier «.Court.»$/ })).toBeVisible();
    expect(await screen.findByLabelText(/^Nom/)).toHaveValue('Court');
    expect(screen.getByRole('combobox', { name: /^Statut/ })).toHaveTextContent('Brouillon');
    expect(screen.queryByLabelText('À la une')).toBeNull();
  });

  it('gives choices as react-admin takes them', () => {
    expect(fieldsOf(columns).choices.status).toEqual([
      { id: 'draft', name: 'Brouillon' },
      { id: 'published', name: 'En ligne' },
    ]);
  });

  it('is none where administrators write nothing', () => {
    const { create, edit, list } = resource('blog_posts', { ...texts, columns: { id: {}, title: { inList: true } } });
    expect([create, edit]).toEqual([undefined, undefined]);
    expect(list).toBeDefined();
  });
});
