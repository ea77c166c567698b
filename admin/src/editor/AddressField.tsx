import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material';
import { type RaRecord, useGetList } from 'react-admin';
import { useController } from 'react-hook-form';
import { smallText } from '../ui/theme/styles';
import { linkAddress } from './link-address';

/** A published article or page. */
interface SitePage {
  readonly title: string;
  readonly address: string;
}

/** By its title or its address, whatever the case and the accents. */
const matching = createFilterOptions<SitePage>({ limit: 8, stringify: ({ title, address }) => `${title} ${address}` });

/** The field `address` of a link or of a button: typed, or that of an article or a page found by its title. */
export function AddressField({ isFirst = false }: { readonly isFirst?: boolean }) {
  const { field, fieldState } = useController({
    name: 'address',
    rules: {
      validate: (address: string) => linkAddress(address) !== undefined || 'Une adresse commence par /, # ou https://',
    },
  });
  const problem = fieldState.error?.message;
  const pages = [...usePublished('pages', '/'), ...usePublished('blog_posts', '/blog/')];
  return (
    <Autocomplete<SitePage, false, false, true>
      freeSolo
      value={null}
      inputValue={String(field.value)}
      options={pages}
      filterOptions={(all, state) => (state.inputValue.trim() === '' ? [] : matching(all, state))}
      getOptionLabel={(page) => (typeof page === 'string' ? page : page.address)}
      getOptionKey={(page) => (typeof page === 'string' ? page : page.address)}
      renderOption={({ key, ...option }, { title, address }) => (
        <li key={key} {...option}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {title}
            <Box sx={smallText}>{address}</Box>
          </Box>
        </li>
      )}
      onInputChange={(_event, text, reason) => reason === 'input' && field.onChange(text)}
      onChange={(_event, page, reason) => reason === 'selectOption' && page && field.onChange(addressOf(page))}
      onBlur={field.onBlur}
      clearIcon={null}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Adresse"
          inputRef={field.ref}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
          autoFocus={isFirst}
          error={Boolean(problem)}
          helperText={problem ?? 'Le titre d’un article ou d’une page du site, son adresse (/contact) ou https://…'}
          slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
        />
      )}
    />
  );
}

const addressOf = (page: SitePage | string): string => (typeof page === 'string' ? page : page.address);

/** The published rows of a table, without their texts. */
function usePublished(table: 'blog_posts' | 'pages', prefix: string): SitePage[] {
  const { data = [] } = useGetList<RaRecord & { readonly slug: string; readonly title: string }>(table, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'title', order: 'ASC' },
    filter: { status: 'published' },
    meta: { columns: ['id', 'slug', 'title'] },
  });
  return data.map(({ slug, title }) => ({ title, address: `${prefix}${slug}` }));
}
