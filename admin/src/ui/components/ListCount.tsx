import { Box, Button } from '@mui/material';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import { useListFilter } from './use-list-filter';
import { useUnfilteredTotal } from './use-unfiltered-total';

/**
 * The number of rows: « 3 abonnés », by the resource's translation `counted` or its name; « 1 sur 3, filtré » while a filter is on, because
 * react-admin keeps the filter of an earlier visit. An empty list does not name the filter, which hides nothing. For « Aucun », which has a
 * gender, the resource may translate `none`. A list filtered by one value may have words of its own, which then name the filter:
 * `counted_when.status.pending` and `none_when.status.pending`.
 */
export function ListCount() {
  const { total } = useListContext();
  const { filter, isFiltered, clearFilter } = useListFilter();
  const all = useUnfilteredTotal();
  const { rows, hasWords } = useWords();
  const when = `_when.${Object.entries(filter)
    .map(([name, value]) => `${name}.${value}`)
    .join('.')}`;
  const sentence = (): string => {
    if (total === undefined) return '\u00A0';
    if (!isFiltered || all === 0) return rows(total);
    if (all === undefined) return `${rows(total)}, filtré`;
    if (hasWords(when)) return `${rows(total, when)} sur ${formatNumber(all)}`;
    return `${total === 0 ? 'Aucun résultat' : formatNumber(total)} sur ${rows(all)}, filtré`;
  };
  return (
    <Box component="span" sx={line}>
      <span role="status">{sentence()}</span>
      {isFiltered && all !== 0 && (
        <Button size="small" onClick={clearFilter} sx={{ minHeight: 24, py: 0 }}>
          Tout afficher
        </Button>
      )}
    </Box>
  );
}

/** « 3 articles », for all rows or for filtered ones. */
function useWords() {
  const { resource } = useListContext();
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const wordsOf = (key: string, count: number, fallback = '') =>
    translate(`resources.${resource}.${key}`, { smart_count: count, _: fallback });
  const rows = (count: number, when = '') =>
    (count === 0 && wordsOf(`none${when}`, 0)) ||
    `${formatNumber(count)}\u00A0${wordsOf(`counted${when}`, count, labelOf(resource, count).toLocaleLowerCase('fr'))}`;
  return { rows, hasWords: (when: string) => wordsOf(`counted${when}`, 1) !== '' };
}

const line = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 } as const;
