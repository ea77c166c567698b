import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { lazy } from 'react';
import { LinkBase, ListBase, useListContext } from 'react-admin';
import { EmptyState } from '../../ui/components/EmptyState';
import { ListExportButton } from '../../ui/components/ListExportButton';
import { Pager } from '../../ui/components/Pager';
import { countOf } from '../../data/formats/numbers';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { ContactCounters } from './ContactCounters';
import { ContactDetail } from './detail/ContactDetail';
import { ContactFilters } from './list/ContactFilters';
import { ContactRows } from './list/ContactRows';
import { boardSearch, useIsBoard, useSelectedContact } from './selected-contact';

const ContactBoard = lazy(async () => ({ default: (await import('./board/ContactBoard')).ContactBoard }));

/**
 * /admin/contacts: the list on the left, the selected request on the right; on a phone, one or the other. On `ListBase`,
 * because a row of a `DataTable` leads to another screen and does not answer to arrow keys.
 */
export function ContactScreen() {
  if (useIsBoard()) return <ContactBoard />;
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <ContactColumns />
    </ListBase>
  );
}

function ContactColumns() {
  const selected = useSelectedContact();
  const listOnPhones = selected === null ? {} : onlyWide;
  const detailOnPhones = selected === null ? onlyWide : {};
  return (
    <>
      <Box sx={listOnPhones}>
        <ContactListHeader />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2, mb: 2 }}>
          <ContactCounters />
          <ContactFilters />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(20rem, 5fr) 7fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={listOnPhones}>
          <ContactRows />
          <Pager />
        </Box>
        <Box sx={{ ...detailColumn, ...detailOnPhones }}>
          {selected === null ? (
            <EmptyState title="Sélectionnez un contact pour voir les détails" />
          ) : (
            <ContactDetail key={selected} id={selected} />
          )}
        </Box>
      </Box>
    </>
  );
}

/** Stays in sight beside a long list; a long request scrolls on its own. */
const detailColumn = {
  position: { md: 'sticky' },
  top: 24,
  minWidth: 0,
  maxHeight: { md: 'calc(100dvh - 48px)' },
  overflowY: { md: 'auto' },
  // Keeps the focused element clear of the sticky head.
  scrollPaddingTop: '6rem',
} as const;

const onlyWide = { display: { xs: 'none', md: 'block' } } as const;

function ContactListHeader() {
  const { total } = useListContext();
  return (
    <ScreenHeader
      title="Gestion des Contacts"
      back="/"
      subtitle={total === undefined ? '\u00A0' : countOf(total, 'contact', 'contacts')}
    >
      <Button component={LinkBase} to={{ pathname: '/contacts', search: boardSearch }} variant="outlined">
        Tableau
      </Button>
      <ListExportButton />
      <Button component={LinkBase} to="/contacts/create" variant="contained" startIcon={<AddIcon />}>
        Nouvelle demande
      </Button>
    </ScreenHeader>
  );
}
