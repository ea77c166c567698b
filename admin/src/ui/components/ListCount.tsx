import { Box, Button } from '@mui/material';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import { useListFilter } from './use-list-filter';
import { useUnfilteredTotal } from './use-unfiltered-total';

/**
 * The number of rows: « 3 abonnés », in the words of the resource's translation `counted` or of its name. While a filter is on, which
 * react-admin keeps from an earlier visit, « 1 sur 3, filtré »; not if there are no rows that the filter could hide. The resource may
 * translate `none`, because « Aucun » has a gender. A list filtered by one value may have words that name the filter, under the keys
 * `counted_when.status.pending` and `none_when.status.pending` for example.
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

/** Returns the words for a number of rows, « 3 articles », and whether the resource translates a key. */
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
