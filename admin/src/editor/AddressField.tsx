import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { type FieldValues, useController } from 'react-hook-form';
import { pagedTables } from '../provider/paged-tables';
import { smallText } from '../ui/theme/styles';
import { linkAddress } from './link-address';

/** A published article or page, or a published row with a page of its own. */
interface SitePage {
  readonly title: string;
  readonly address: string;
}

/** Finds pages by their title or address; case and accents do not matter. */
const matching = createFilterOptions<SitePage>({ limit: 8, stringify: ({ title, address }) => `${title} ${address}` });

interface AddressFieldProps {
  readonly name?: string;
  readonly isFirst?: boolean;
  /** Returns true for an address that is valid together with the other values of the form, otherwise the error message. */
  readonly accepts?: (address: string, values: FieldValues) => true | string;
}

const isLink = (address: string): true | string =>
  linkAddress(address) !== undefined || 'Une adresse commence par /, # ou https://';

/** The address of a link or of a button. People type it, or find an article or a page by its title. */
export function AddressField({ name = 'address', isFirst = false, accepts = isLink }: AddressFieldProps) {
  const { field, fieldState } = useController({ name, rules: { validate: accepts } });
  const problem = fieldState.error?.message;
  const pages = useSitePages();
  return (
    <Autocomplete<SitePage, false, false, true>
      freeSolo
      fullWidth
      value={null}
      inputValue={String(field.value ?? '')}
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

/** Reads the published articles, pages and rows with a page: titles and addresses only. */
function useSitePages(): readonly SitePage[] {
  const provider = useDataProvider();
  const { data = [] } = useQuery({
    queryKey: ['site-pages'],
    queryFn: async () => {
      const lists = Object.entries(pagedTables).map(async ([table, { folder, visible: filter }]) => {
        const rows = await provider.getList<RaRecord & { readonly slug: string; readonly title: string }>(table, {
          pagination: { page: 1, perPage: 1000 },
          sort: { field: 'title', order: 'ASC' },
          filter,
          meta: { columns: ['id', 'slug', 'title'] },
        });
        return rows.data.map(({ slug, title }) => ({ title, address: `${folder}/${slug}` }));
      });
      return (await Promise.all(lists)).flat();
    },
  });
  return data;
}
