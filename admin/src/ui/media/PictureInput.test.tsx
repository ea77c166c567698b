// @module-tag spec-10-8
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Create, SimpleForm, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { gifOf } from '../../../tests/picture-files';
import type { BackOfficeResource } from '../../provider/resource';
import { PicturePreview } from '../components/PicturePreview';
import { PictureInput } from './PictureInput';

const picture = (id: string, alt: string) => ({
  id,
  title: '',
  alt,
  address: `/storage/v1/object/public/media/${id}`,
  size: 970,
});
const pictures = [picture('plan.webp', 'Un plan'), picture('etabli.webp', 'Un établi')];
const Preview = () => <PicturePreview url={useWatch({ name: 'picture_url' }) ?? ''} alt="Aperçu" />;
const studies: BackOfficeResource = {
  name: 'studies',
  create: () => (
    <Create>
      <SimpleForm>
        <PictureInput source="picture_url" altSource="picture_alt" />
        <TextInput source="picture_alt" label="Description" />
        <Preview />
      </SimpleForm>
    </Create>
  ),
  options: { path: 'studies', columns: {}, messages: { name: 'Étude |||| Études' } },
};

const choose = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Médiathèque' }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

it('fills in the library’s words for a chosen picture, or offers them where others are written', async () => {
  renderAdmin([studies], { pictures }, { at: '/studies/create' });
  const alt = await screen.findByLabelText('Description');
  await choose(/^plan\.webp/);
  expect(alt).toHaveValue('Un plan');
  await userEvent.clear(alt);
  await write(alt, 'Le plan de Lyon');
  await choose(/^etabli\.webp/);
  expect(alt).toHaveValue('Le plan de Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre «\u00A0Un établi\u00A0»' }));
  expect(alt).toHaveValue('Un établi');
  expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
});

it('takes the first of several dropped files, and names the others', async () => {
  const { written } = renderAdmin([studies], { pictures }, { at: '/studies/create' });
  const files = [gifOf(2, 'un.gif'), gifOf(3, 'deux.gif'), gifOf(4, 'trois.gif')];
  fireEvent.drop(await screen.findByRole('button', { name: 'Médiathèque' }), {
    dataTransfer: { types: ['Files'], files },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /que pour une image.: «.deux\.gif.», «.trois\.gif.» n’y sont pas/,
  );
  expect(await screen.findByText('Image envoyée.')).toBeVisible();
  expect(written).toHaveLength(1);
});

it('shows a chosen picture as the site cuts it, around its point', async () => {
  const functions = { focal_points: () => [{ name: 'etabli.webp', x: 20, y: 80 }] };
  renderAdmin([studies], { pictures }, { at: '/studies/create', functions });
  await screen.findByLabelText('Description');
  await choose(/^etabli\.webp/);
  await waitFor(() => expect(screen.getByRole('img', { name: 'Aperçu' }).style.objectPosition).toBe('20% 80%'));
});

it('offers the words of a drawing of the site where it is chosen', async () => {
  const drawings = [{ name: 'article.svg', alt: 'Un carnet ouvert' }];
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === '/illustrations/index.json' ? Response.json(drawings) : Response.error()),
  );
  renderAdmin([studies], { pictures }, { at: '/studies/create' });
  const alt = await screen.findByLabelText('Description');
  await userEvent.click(screen.getByRole('button', { name: 'Médiathèque' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Dessins du site' }));
  await userEvent.click(await screen.findByRole('button', { name: /^article/ }));
  expect(alt).toHaveValue('Un carnet ouvert');
  expect(screen.getByRole('img', { name: 'Aperçu' })).toHaveAttribute('src', '/illustrations/article.svg');
});
