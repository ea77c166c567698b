// @module-tag spec-10-8
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { siteSettings } from './resource';
import { renderAdmin, write } from '../../../tests/admin';
import { gifOf } from '../../../tests/picture-files';

const address = '/storage/v1/object/public/media/logo-300x100-00000001.webp';
const rows = {
  site_settings: [{ id: 'site_title', key: 'site_title', value: 'L’Établi' }],
  pictures: [{ id: 'logo-300x100-00000001.webp', address, size: 970, created_at: '2026-11-20T09:31:04Z', uses: [] }],
};

describe('the field of the logo', () => {
  it('uploads a pasted picture, and saves no setting', async () => {
    const { written, called } = renderAdmin([siteSettings], rows, { at: '/settings' });
    const field = await screen.findByLabelText('URL du logo');
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [gifOf(2)] } });
    expect(await screen.findByText('Image envoyée.')).toBeVisible();
    expect(field).toHaveDisplayValue(/\/media\/elan-datelier-2x1-/);
    expect(written.map(({ method }) => method)).toEqual(['create']);
    expect(called.map(({ name }) => name)).not.toContain('save_settings');
  });

  it('accepts a picture of the library, or a typed address', async () => {
    renderAdmin([siteSettings], rows, { at: '/settings' });
    const field = await screen.findByLabelText('URL du logo');
    await userEvent.click(screen.getByRole('button', { name: 'Médiathèque' }));
    await userEvent.click(await screen.findByRole('button', { name: /^logo\.webp/ }));
    expect(field).toHaveValue(address);
    await userEvent.clear(field);
    await write(field, 'https://exemple.fr/logo.png');
    expect(field).toHaveValue('https://exemple.fr/logo.png');
  });

  it('is shown as the site’s header will show it, before it is saved', { tags: 'spec-2-2' }, async () => {
    renderAdmin([siteSettings], rows, { at: '/settings' });
    await write(await screen.findByLabelText('URL du logo'), 'https://exemple.fr/photo.jpg');
    const preview = within(await screen.findByRole('group', { name: 'Aperçu du logo' }));
    const picture = preview.getByRole('img', { name: 'Logo, thème clair' });
    expect(picture).toHaveAttribute('src', 'https://exemple.fr/photo.jpg');
    expect(preview.getAllByText('L’Établi'), 'beside it').toHaveLength(2);
    Object.defineProperties(picture, { naturalWidth: { value: 1600 }, naturalHeight: { value: 900 } });
    fireEvent.load(picture);
    expect(preview.getByRole('status')).toHaveTextContent(/l’image y prend la place du nom/);
    expect(preview.queryAllByText('L’Établi')).toEqual([]);
  });
});
