import { contactStatuses } from '@agency-site/domain/contacts';
import { DragDropProvider } from '@dnd-kit/react';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { plugins, sensors } from '../../../ui/components/drag-and-drop';
import { SearchField } from '../../../ui/components/SearchField';
import { ScreenHeader } from '../../../ui/layout/ScreenHeader';
import { ViewSwitch } from '../../../ui/layout/ViewSwitch';
import { NewRequestsNotice } from '../NewRequestsNotice';
import type { Contact } from '../contact';
import { ContactDetail } from '../detail/ContactDetail';
import { blockOnPaper, detailColumn, hiddenInOneColumn } from '../detail-column';
import { pipeline, useBoardSearch, useContactSearch, useSelectedContact } from '../selected-contact';
import { totalOf, useContactCounts } from '../use-contact-counts';
import { countOf } from '../../../formats/numbers';
import { BoardColumn } from './BoardColumn';
import { MoveContext, useMoveContact } from './use-move-contact';

/** A board of the requests, with a column for each status. People move a card by dragging, with the keyboard or with a menu. */
export function ContactBoard() {
  const { data: counts } = useContactCounts();
  const [text, search] = useBoardSearch();
  const move = useMoveContact();
  const selected = useSelectedContact();
  const searchFor = useContactSearch();
  return (
    <Box sx={selected === null ? undefined : besideDetail}>
      <Box sx={selected === null ? undefined : hiddenInOneColumn}>
        <ScreenHeader
          title="Gestion des Contacts"
          back="/"
          subtitle={counts ? countOf(totalOf(counts), 'contact', 'contacts') : '\u00A0'}
        >
          <ViewSwitch of={pipeline} />
        </ScreenHeader>
        <NewRequestsNotice />
        <Box role="search" aria-label="Contacts" sx={{ maxWidth: '28rem', mb: 2 }}>
          <SearchField
            label="Rechercher"
            placeholder="Nom, e-mail, entreprise, message"
            value={text}
            onSearch={search}
          />
        </Box>
        <DragDropProvider
          sensors={sensors}
          plugins={plugins}
          onDragEnd={({ canceled, operation: { source, target } }) => {
            const status = contactStatuses.find((column) => column === target?.id);
            if (!canceled && source && status) move(source.data as Contact, status);
          }}
        >
          <MoveContext value={move}>
            {/* Focusable, so that the arrow keys scroll the board. */}
            <Box
              tabIndex={0}
              role="group"
              aria-label="Pipeline des contacts"
              sx={selected === null ? board : narrowBoard}
            >
              {contactStatuses.map((status) => (
                <BoardColumn key={status} status={status} />
              ))}
            </Box>
          </MoveContext>
        </DragDropProvider>
      </Box>
      {selected !== null && (
        <Box sx={detailColumn}>
          <Button
            component={LinkBase}
            to={{ search: searchFor(null) }}
            startIcon={<CloseIcon />}
            sx={{ display: { xs: 'none', md: 'inline-flex' }, mb: 1 }}
          >
            Fermer
          </Button>
          <ContactDetail key={selected} id={selected} />
        </Box>
      )}
    </Box>
  );
}

const board = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(5, 16rem)', lg: 'repeat(5, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 1.5,
  overflowX: 'auto',
  pb: 2,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  '@media print': { display: 'block', overflow: 'visible' },
} as const;

/** Beside an open request, the columns of the board scroll sideways. */
const narrowBoard = { ...board, gridTemplateColumns: 'repeat(5, 14rem)' } as const;

const besideDetail = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(22rem, 2fr)' },
  alignItems: 'start',
  ...blockOnPaper,
} as const;
