import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Icon from '@mui/icons-material/ArticleOutlined';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { resource } from './resource';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));

describe('amounts, moments and pictures', () => {
  const kinds = resource('services', {
    icon: Icon,
    path: 'kinds',
    columns: {
      id: {},
      price: { label: 'Prix', type: 'money', editable: 'value', inList: true },
      starts_at: { label: 'Début', type: 'datetime', editable: 'value', inList: true },
      photo_url: { label: 'Photo', type: 'picture', editable: 'text', inList: true },
      photo_alt: { label: 'Description de la photo', editable: 'text' },
    },
    messages: { name: 'Cours |||| Cours' },
  });
  const row = { id: 'k1', price: 65.5, starts_at: '2026-11-26T08:05:00Z', photo_url: '/a.webp', photo_alt: '' };
  const show = (at: string) => renderAdmin([kinds], { services: [row] }, { at: `/kinds${at}` });

  it('are shown in a list as people read them', async () => {
    show('');
    expect(await screen.findByText(/^65,50\s€$/)).toBeVisible();
    expect(screen.getByText('26/11/2026 09:05')).toBeVisible();
    expect(document.querySelector('img[src="/a.webp"]')).toBeVisible();
  });

  it('are written in euros, with a day and an hour, from the library', async () => {
    const { written } = show('/edit/k1');
    // Added to the stored 65,5, this makes a price with three decimals.
    await write(await screen.findByLabelText('Prix'), '12');
    expect(screen.getByLabelText('Début')).toHaveValue('2026-11-26T09:05');
    fireEvent.change(screen.getByLabelText('Début'), { target: { value: '2026-12-15T14:00' } });
    expect(screen.getByRole('button', { name: 'Médiathèque' })).toBeVisible();
    await save();
    expect(await screen.findByText('Écrivez des euros et des centimes.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Prix'), '{Backspace}');
    await save();
    await waitFor(() =>
      expect(written).toMatchObject([{ data: { price: 65.51, starts_at: '2026-12-15T13:00:00+00:00' } }]),
    );
  });
});
