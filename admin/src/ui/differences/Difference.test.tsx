// @module-tag spec-10-7
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Difference } from './Difference';

const before = { title: 'Un devis signé', content: '<p>Le même</p>', tags: ['a'], featured: false, status: 'draft' };

const blocks = (words: string) => ({ blocks: [{ id: '1', kind: 'call', title: `Et ${words} ?` }] });

describe('the difference of two versions', () => {
  it('labels the changed fields, and has words for removals and additions', async () => {
    const after = { ...before, title: 'Un devis accepté', tags: ['a', 'b'], featured: true, status: 'published' };
    render(<Difference before={before} after={after} />);
    const title = within(await screen.findByRole('region', { name: 'Titre' }));
    expect(title.getByRole('deletion')).toHaveTextContent('(supprimé : signé)');
    expect(title.getByRole('insertion')).toHaveTextContent('(ajouté : accepté)');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Titre',
      'Statut',
      'À la une',
      'Tags',
    ]);
    expect(screen.getByRole('region', { name: 'À la une' })).toHaveTextContent('(supprimé : non) (ajouté : oui)');
  });

  it('compares blocks in the words of their form', async () => {
    render(<Difference before={blocks('vous')} after={blocks('toi')} />);
    const region = await screen.findByRole('region', { name: 'Blocs' });
    expect(region).toHaveTextContent(/^BlocsAppel à l’action Titre\s: Et .* \?$/);
    const changed = within(region);
    expect(changed.getByRole('deletion')).toHaveTextContent('(supprimé : vous)');
    expect(changed.getByRole('insertion')).toHaveTextContent('(ajouté : toi)');
  });

  it('compares the labelled fields that both versions have', async () => {
    render(<Difference before={{ a: '1', b: '2' }} after={{ a: '2' }} labels={{ a: 'Premier', b: 'Second' }} />);
    expect(await screen.findByRole('region', { name: 'Premier' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Second' })).toBeNull();
  });

  it('has a message without a difference, or without a visible one', async () => {
    const { rerender } = render(<Difference before={before} after={{ ...before }} />);
    expect(await screen.findByText('Aucune différence.')).toBeVisible();
    rerender(<Difference before={before} after={{ ...before, content: '<p>Le même</p>\n' }} />);
    expect(await screen.findByText(/Seuls des retours à la ligne ont changé/)).toBeVisible();
  });
});
