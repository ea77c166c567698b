import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useListContext } from 'react-admin';
import { ColumnsButton } from '../../../ui/components/ColumnsButton';
import { ListFilters } from '../../../ui/components/ListFilters';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { SavedQueries } from '../../../ui/components/SavedQueries';
import { SearchField } from '../../../ui/components/SearchField';
import { useListFilter } from '../../../ui/components/use-list-filter';
import { useCategoryOptions } from '../../../provider/use-category-name';
import { countOf } from '../../../formats/numbers';
import { useTagsInUse } from '../post';
import { type PostFilter, sortChoices, statusChoices } from './post-filters';
import { hiddenPostColumns, postTableColumns } from './post-table-columns';

export function PostFilters() {
  const { sort, setSort } = useListContext();
  const { filter, change } = useListFilter<PostFilter>();
  const tags = useTagsInUse();
  const categories = useCategoryOptions();
  const selects = [
    { name: 'status', label: 'Statut', options: statusChoices },
    { name: 'category', label: 'Catégorie', options: [['', 'Toutes'], ...categories] },
    { name: 'tags', label: 'Tag', options: tagChoices(tags, filter.tags) },
  ] as const;
  const order = `${sort.field} ${sort.order}`;
  return (
    <ListFilters
      label="Articles"
      search={<SearchField label="Rechercher" value={filter.q ?? ''} onSearch={change('q')} />}
    >
      {selects.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={filter[name] ?? ''}
          options={options}
          onChange={change(name)}
          sx={select}
        />
      ))}
      <NativeSelect
        label="Trier par"
        value={order}
        options={sortChoices(filter.q ?? '')}
        onChange={(chosen) => {
          const [field = '', direction] = chosen.split(' ');
          setSort({ field, order: direction === 'ASC' ? 'ASC' : 'DESC' });
        }}
        sx={select}
      />
      <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <FormControlLabel
          label="À la une seulement"
          control={
            <Checkbox
              size="small"
              checked={filter.featured === true}
              onChange={(event) => change('featured')(event.target.checked)}
            />
          }
        />
        <SavedQueries />
        <ColumnsButton columns={postTableColumns} hiddenByDefault={hiddenPostColumns} />
      </Box>
    </ListFilters>
  );
}

const select = { flex: { md: '1 1 9rem' }, minWidth: 0 } as const;

/** The tags in use, and the chosen tag even when no article has it any more. */
function tagChoices(
  tags: ReturnType<typeof useTagsInUse>,
  chosen: string | undefined,
): readonly (readonly [string, string])[] {
  const used = tags.map(({ tag, uses }) => [tag, `${tag} (${countOf(uses, 'article', 'articles')})`] as const);
  const missing = chosen && !tags.some(({ tag }) => tag === chosen) ? [[chosen, chosen] as const] : [];
  return [['', 'Tous les tags'], ...missing, ...used];
}
