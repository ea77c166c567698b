import FilterIcon from '@mui/icons-material/FilterList';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListFilter } from './use-list-filter';

interface ListFiltersProps {
  /** The subject of the search, for screen readers. */
  readonly label: string;
  readonly search: ReactNode;
  /** Filters beside the search where there is room, in a dialog on phones. */
  readonly children: ReactNode;
}

/** Search box and filters of a list. On phones they take one line, to leave room for the results. */
export function ListFilters({ label, search, children }: ListFiltersProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <Box role="search" aria-label={label} sx={bar}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>{search}</Box>
      {isNarrow ? <FiltersDialog>{children}</FiltersDialog> : children}
    </Box>
  );
}

function FiltersDialog({ children }: Pick<ListFiltersProps, 'children'>) {
  const [isOpen, setOpen] = useState(false);
  const { filter, clearFilter } = useListFilter<{ readonly q?: string }>();
  const active = Object.keys(filter).filter((name) => name !== 'q').length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {active > 0 ? `Filtres (${active})` : 'Filtres'}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Filtres</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={clearFilter}>Tout afficher</Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Voir la liste
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const bar = { display: 'flex', flexWrap: { md: 'wrap' }, alignItems: 'center', gap: 1.5, mb: 1.5 } as const;
