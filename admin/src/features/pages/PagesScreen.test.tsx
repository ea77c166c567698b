// @module-tag spec-2-4-6
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Page } from './page';
import { audit, openPages, prices, terms } from '../../../tests/pages';

const picture: Page = {
  ...audit,
  id: 'p4',
  slug: 'photo',
  featured_image_url: '/photo.jpg',
  featured_image_alt: 'Atelier',
};
const detail = () => within(screen.getByRole('region', { name: 'Détail de la page' }));

describe('the pages screen', () => {
  it('lists title, slug and kind of each page, and selects the first', { tags: 'spec-7' }, async () => {
    openPages([terms, audit, prices]);
    const rows = within(await screen.findByRole('list', { name: 'Pages' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Audit de processus/services/audit-processusService',
      'Conditions générales/cgvLégal',
      'Nos tarifs/tarifsBrouillonPage',
    ]);
    expect(screen.getByRole('link', { name: 'Audit de processus' })).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByRole('heading', { level: 2, name: 'Audit de processus' })).toBeVisible();
  });

  it('has an address for each page', async () => {
    const { address } = openPages([audit, terms]);
    await userEvent.click(await screen.findByRole('link', { name: 'Conditions générales' }));
    expect(address()).toBe('/pages/edit/p2');
    expect(await detail().findByText('/cgv')).toBeVisible();
    expect(detail().getByRole('link', { name: 'Aperçu' })).toHaveAttribute('href', '/cgv');
    expect(detail().getByRole('link', { name: 'Aperçu' })).toHaveAttribute('target', '_blank');
  });

  it('opens at the address of a page', async () => {
    openPages([audit, terms], '/pages/edit/p2');
    expect(await screen.findByRole('link', { name: 'Conditions générales', current: true })).toBeVisible();
    expect(await detail().findByText('/cgv')).toBeVisible();
  });

  it('shows a message without pages, and for a deleted page', async () => {
    const { unmount } = openPages([]);
    expect(await screen.findByText('Sélectionnez une page')).toBeVisible();
    unmount();
    openPages([audit], '/pages/edit/p9');
    expect(await screen.findByText('Page non trouvée')).toBeVisible();
  });

  it(
    'shows the stored values, words for empty ones, and a reading time that ignores tags',
    { tags: 'spec-5' },
    async () => {
      openPages([audit]);
      expect(await screen.findByText('Aucun extrait défini')).toBeVisible();
      expect(screen.getByText('Aucune image définie')).toBeVisible();
      expect(screen.getByText('Temps de lecture estimé : 2 min')).toBeVisible();
      expect(screen.getByTitle('Aperçu du texte non sauvegardé')).toHaveAttribute('src', '/apercu');
      await userEvent.click(screen.getByRole('tab', { name: 'SEO' }));
      expect(screen.getByText('Meta Title (13/60)')).toBeVisible();
      expect(screen.getByText('Meta Description (0/160)')).toBeVisible();
      expect(screen.getByRole('group', { name: 'Aperçu du résultat de recherche' })).toHaveTextContent('Audit gratuit');
    },
  );

  it('hides a picture that cannot be shown', async () => {
    openPages([picture]);
    const image = await screen.findByRole('img', { name: 'Atelier' });
    act(() => void fireEvent.error(image));
    expect(screen.queryByRole('img', { name: 'Atelier' })).toBeNull();
    expect(screen.getByText('/photo.jpg')).toBeVisible();
  });
});
