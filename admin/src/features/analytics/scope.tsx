import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { createSearchParams, useSearchParams } from 'react-router-dom';

/** The periods of specification §9, in days. */
export const periods = [7, 30, 90, 365] as const;
type Period = (typeof periods)[number];

/** Selects the visits that include a page, or that come from a source. An empty source means a typed address or a bookmark. */
export interface VisitFilter {
  readonly page?: string;
  readonly source?: string;
}

/** The visits that the screen is about: a period and a filter. */
export interface Scope {
  readonly period: Period;
  readonly filter: VisitFilter;
}

const defaultPeriod: Period = 30;
const parameter = 'jours';

/**
 * Reads the scope from the address, where links keep it. Filters are links, which the browser's back button undoes. Choosing a period
 * replaces the history entry, because the arrow keys pass through all periods.
 */
export function useScope() {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((days) => String(days) === search.get(parameter)) ?? defaultPeriod;
  const page = search.get('page');
  const source = search.get('source');
  const filter: VisitFilter = page !== null ? { page } : source !== null ? { source } : {};
  const searchOf = (days: number, shown: VisitFilter) =>
    createSearchParams({ ...(days !== defaultPeriod && { [parameter]: String(days) }), ...shown });
  return {
    scope: { period, filter },
    isFiltered: page !== null || source !== null,
    setPeriod: (days: number) => setSearch(searchOf(days, filter), { replace: true }),
    linkTo: (shown: VisitFilter) => ({ search: searchOf(period, shown).toString() }),
  };
}

export const sourceName = (source: string): string => source || 'Accès direct';

/** Shows the current filter with a link that removes it. It stays visible while the figures scroll. */
export function ScopeFilter() {
  const { scope, isFiltered, linkTo } = useScope();
  const { page, source } = scope.filter;
  return (
    <Box role="status" sx={isFiltered ? bar : undefined}>
      {isFiltered && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {page === undefined
              ? `Visites venues de : ${sourceName(source ?? '')}`
              : `Visites qui ont vu la page : ${page}`}
          </Typography>
          {page !== undefined && (
            <Button href={page} target="_blank" rel="noopener" size="small">
              Voir sur le site
            </Button>
          )}
          <Button component={LinkBase} to={linkTo({})} size="small" variant="outlined" startIcon={<CloseIcon />}>
            Retirer le filtre
          </Button>
        </>
      )}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  mb: 2,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: '1px solid var(--line)',
} as const;
