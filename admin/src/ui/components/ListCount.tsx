import { Box, Button } from '@mui/material';
import { useGetList, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import { useListFilter } from './use-list-filter';

/**
 * « 3 abonnés », by the resource's translation `counted` or its name; « 1 sur 3, filtré » while a filter is on, as
 * react-admin keeps the filter of an earlier visit.
 */
export function ListCount() {
  const { resource, total, filter: permanent } = useListContext();
  const { isFiltered, clearFilter } = useListFilter();
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { total: all } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: permanent,
      meta: { columns: ['id'] },
    },
    { enabled: isFiltered },
  );
  const counted = (count: number) =>
    translate(`resources.${resource}.counted`, {
      smart_count: count,
      _: labelOf(resource, count).toLocaleLowerCase('fr'),
    });
  const shown = isFiltered && all !== undefined ? all : total;
  return (
    <Box component="span" sx={line}>
      <span role="status">
        {total === undefined || shown === undefined
          ? '\u00A0'
          : `${isFiltered && all !== undefined ? `${formatNumber(total)} sur ` : ''}${formatNumber(shown)}\u00A0${counted(shown)}${isFiltered ? ', filtré' : ''}`}
      </span>
      {isFiltered && (
        <Button size="small" onClick={clearFilter} sx={{ minHeight: 24, py: 0 }}>
          Tout afficher
        </Button>
      )}
    </Box>
  );
}

const line = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 } as const;
