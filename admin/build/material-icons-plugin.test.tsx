import AddAPhoto from '@mui/icons-material/AddAPhoto';
import Filter1Outlined from '@mui/icons-material/Filter1Outlined';
import Filter1TwoTone from '@mui/icons-material/Filter1TwoTone';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

it('draws the icons that react-admin imports from Material UI, under their names', () => {
  const { getByTestId } = render(
    <>
      <AddAPhoto />
      <Filter1Outlined />
      <Filter1TwoTone />
    </>,
  );
  const drawn = (name: string) => getByTestId(`${name}Icon`).querySelector('path')?.getAttribute('d');
  expect(drawn('AddAPhoto')).toMatch(/^M3 4V1h2v3h3v2H5v3H3V6H0V4z/);
  expect(drawn('Filter1Outlined')).toMatch(/^M3 5H1v16c0 1.1.9 2 2 2h16v-2H3z/);
  expect(getByTestId('Filter1TwoToneIcon').querySelectorAll('path[opacity=".3"]')).toHaveLength(1);
});

it('says which icon there is not', async () => {
  await expect(import('@mui/icons-material/Unicorn')).rejects.toThrow(
    'Material Icons have no Unicorn: @iconify-json/ic has no baseline-unicorn.',
  );
});
