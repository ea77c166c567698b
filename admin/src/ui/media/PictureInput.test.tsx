import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Create, SimpleForm, TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import type { BackOfficeResource } from '../../data/resource';
import { PictureInput } from './PictureInput';

const picture = (id: string, alt: string) => ({
  id,
  title: '',
  alt,
  address: `/storage/v1/object/public/media/${id}`,
  size: 970,
});
const pictures = [picture('plan.webp', 'Un plan'), picture('etabli.webp', 'Un établi')];
const studies: BackOfficeResource = {
  name: 'studies',
  create: () => (
    <Create>
      <SimpleForm>
        <PictureInput source="picture_url" altSource="picture_alt" />
        <TextInput source="picture_alt" label="Description" />
      </SimpleForm>
    </Create>
  ),
  options: { path: 'studies', columns: {}, french: { name: 'Étude |||| Études' } },
};

const choose = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Médiathèque' }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

it('takes over what the library says of a chosen picture, and offers it where other words are written (§10.8)', async () => {
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
