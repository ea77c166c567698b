import AddIcon from '@mui/icons-material/Add';
import { Box, Button, useMediaQuery } from '@mui/material';
import { lazy } from 'react';
import { LinkBase, ListBase } from 'react-admin';
import { EmptyState } from '../../ui/components/EmptyState';
import { ListCount } from '../../ui/components/ListCount';
import { ListExportButton } from '../../ui/components/ListExportButton';
import { Pager } from '../../ui/components/Pager';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { narrowOnPhones, useIsView, ViewSwitch } from '../../ui/layout/ViewSwitch';
import { NewRequestsNotice } from './NewRequestsNotice';
import { ContactDetail } from './detail/ContactDetail';
import { blockOnPaper, detailColumn, hiddenInOneColumn } from './detail-column';
import { ContactImport, ContactImports } from './import/ContactImport';
import { ContactFilters } from './list/ContactFilters';
import { ContactRows } from './list/ContactRows';
import { pipeline, useForgetOpenContact, useSelectedContact } from './selected-contact';

const ContactBoard = lazy(async () => ({ default: (await import('./board/ContactBoard')).ContactBoard }));

/**
 * /admin/contacts: the list on the left, the selected request on the right; on a phone and on paper, one or the other. It uses `ListBase`,
 * because the rows of a `DataTable` open another screen and do not react to arrow keys.
 */
export function ContactScreen() {
  if (useIsView(pipeline)) return <ContactBoard />;
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <ContactImports>
        <ContactColumns />
      </ContactImports>
    </ListBase>
  );
}

function ContactColumns() {
  const selected = useSelectedContact();
  useForgetOpenContact();
  const list = selected === null ? {} : hiddenInOneColumn;
  const detail = selected === null ? hiddenInOneColumn : {};
  return (
    <>
      <Box sx={list}>
        <ContactListHeader />
        <NewRequestsNotice />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2 }}>
          <ContactFilters />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(20rem, 5fr) 7fr' },
          alignItems: 'start',
          ...blockOnPaper,
        }}
      >
        <Box sx={list}>
          <ContactRows />
          <Pager />
        </Box>
        <Box sx={{ ...detailColumn, ...detail }}>
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

function ContactListHeader() {
  const isOnPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <ScreenHeader title="Gestion des Contacts" back="/" subtitle={<ListCount />}>
      <ViewSwitch of={pipeline} />
      {!isOnPhone && <ListExportButton />}
      {!isOnPhone && <ListExportButton asWorkbook />}
      {!isOnPhone && <ContactImport />}
      <Button
        component={LinkBase}
        to="/contacts/create"
        variant="contained"
        startIcon={<AddIcon />}
        sx={narrowOnPhones}
      >
        Nouvelle demande
      </Button>
    </ScreenHeader>
  );
}
