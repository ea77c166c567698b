import { contactStatuses, type ContactStatus } from '@agency/supabase/contacts';
import { DragDropProvider } from '@dnd-kit/react';
import { Box, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { plugins, sensors } from '../../components/drag-and-drop';
import { SearchField } from '../../components/SearchField';
import { ScreenHeader } from '../../layout/ScreenHeader';
import { Arrivals } from '../Arrivals';
import type { Contact } from '../contact';
import { useBoardWords } from '../selected-contact';
import { totalOf, useContactCounts } from '../use-contact-counts';
import { countOf } from '../../formats/numbers';
import { BoardColumn } from './BoardColumn';
import { useMoveContact } from './use-move-contact';

/** Requests by status, one column each. A card changes column by pointer, finger, keyboard or menu. */
export function ContactBoard() {
  const { data: counts, isFetchedAfterMount } = useContactCounts();
  const [words, search] = useBoardWords();
  const move = useMoveContact();
  return (
    <>
      <ScreenHeader
        title="Gestion des Contacts"
        back="/"
        subtitle={counts ? countOf(totalOf(counts), 'contact', 'contacts') : '\u00A0'}
      >
        <Button component={LinkBase} to="/contacts" variant="outlined">
          Liste
        </Button>
      </ScreenHeader>
      <Arrivals counts={isFetchedAfterMount ? counts : undefined} />
      <Box role="search" aria-label="Contacts" sx={{ maxWidth: '28rem', mb: 2 }}>
        <SearchField
          label="Rechercher"
          placeholder="Nom, e-mail, entreprise, message"
          value={words}
          onSearch={search}
        />
      </Box>
      <DragDropProvider
        sensors={sensors}
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && source && target) move(source.data as Contact, target.id as ContactStatus);
        }}
      >
        {/* Focusable, for whoever scrolls with the keyboard. */}
        <Box tabIndex={0} role="group" aria-label="Tableau des contacts" sx={board}>
          {contactStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              words={words}
              count={counts && (counts.byStatus[status] ?? 0)}
              onMove={move}
            />
          ))}
        </Box>
      </DragDropProvider>
    </>
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
} as const;
