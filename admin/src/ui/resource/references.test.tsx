import Icon from '@mui/icons-material/ArticleOutlined';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { resource } from './resource';

describe('a column that names rows of another table', () => {
  const named = resource('tools', {
    icon: Icon,
    path: 'tools',
    columns: { id: {}, name: { label: 'Nom', editable: 'text', inList: true, searched: true } },
    messages: { name: 'Outil |||| Outils' },
  });
  const naming = resource('case_studies', {
    icon: Icon,
    path: 'studies',
    columns: {
      id: {},
      title: { label: 'Titre', editable: 'text', inList: true },
      partner_id: { label: 'Avec', references: 'tools', editable: 'value', inList: true, filtered: true },
      tools: { label: 'Outils', references: 'tools', through: 'case_study_tools', editable: 'value', inList: true },
    },
    messages: { name: 'Étude |||| Études' },
  });
  const rows = {
    tools: [
      { id: 'o1', name: 'Marteau' },
      { id: 'o2', name: 'Scie' },
    ],
    case_studies: [{ id: 's1', title: 'Toit', partner_id: 'o1', tools: ['o1', 'o2'] }],
  };
  const show = (at: string) => renderAdmin([naming, named], rows, { at });

  it('shows their names in the list', async () => {
    show('/studies');
    const row = (await screen.findByRole('link', { name: 'Toit' })).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent(/^ToitMarteauMarteauScie$/));
  });

  it('has their names in an export', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    show('/studies');
    await screen.findByRole('link', { name: 'Toit' });
    await userEvent.click(screen.getByRole('button', { name: 'Exporter (CSV)' }));
    await screen.findByText(/^1.ligne exportée$/);
    expect(await files[0]?.text()).toMatch(/^"Titre";"Avec";"Outils"\r\n"Toit";"Marteau";"Marteau, Scie"\r\n$/);
  });

  it('chooses one and several by search, and writes their ids', async () => {
    const { written } = show('/studies/edit/s1');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Avec' }), '{Control>}a{/Control}Sci');
    await userEvent.click(await screen.findByRole('option', { name: 'Scie' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Outils' }), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() => expect(written).toMatchObject([{ data: { partner_id: 'o2', tools: ['o1'] } }]));
  });

  it('is shown on the screen of each of them, by the table that declares it', async () => {
    show('/tools/edit/o1');
    const [referring] = await screen.findAllByRole('region', { name: 'Études' });
    expect(await within(referring as HTMLElement).findByRole('link', { name: 'Toit' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ajouter' }));
    expect(await screen.findByRole('combobox', { name: 'Avec' })).toHaveValue('Marteau');
  });
});
