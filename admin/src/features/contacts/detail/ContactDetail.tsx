import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { LinkBase, useGetOne, useUpdate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/components/EmptyState';
import { LoadError } from '../../../ui/components/LoadError';
import { Loading } from '../../../ui/components/Loading';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { isRetryable } from '../../../data/failed-calls/describe-failure';
import { frame } from '../../../ui/theme/styles';
import { type Contact, statusOptions } from '../contact';
import { ContactsDeletion } from '../ContactsDeletion';
import { useContactSearch } from '../selected-contact';
import { ContactNotes } from './ContactNotes';
import { ContactParticulars } from './ContactParticulars';
import { preparedAnswer } from './prepared-answer';

export function ContactDetail({ id }: { readonly id: string }) {
  const { data: contact, isPending, error, refetch } = useGetOne<Contact>('contacts', { id });
  const searchFor = useContactSearch();
  if (isPending) return <Loading />;
  return (
    <Stack component="section" aria-label="Détail du contact" spacing={2.5} useFlexGap sx={panel}>
      <Button
        component={LinkBase}
        to={{ search: searchFor(null) }}
        startIcon={<ArrowBackIcon />}
        sx={{ display: { md: 'none' }, alignSelf: 'start' }}
      >
        Retour à la liste
      </Button>
      {contact && <LoadedContact contact={contact} />}
      {!contact &&
        (isRetryable(error) ? (
          <LoadError title="Ce contact n’a pas pu être lu" onRetry={refetch} />
        ) : (
          <EmptyState title="Aucun contact trouvé" />
        ))}
    </Stack>
  );
}

function LoadedContact({ contact }: { readonly contact: Contact }) {
  const [, setSearch] = useSearchParams();
  const searchFor = useContactSearch();
  // On a phone the request is the whole screen, so its name is the screen's title.
  const isBesideList = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <>
      <Box sx={head}>
        <Typography
          variant="h2"
          component={isBesideList ? 'h2' : 'h1'}
          sx={{ flex: '1 1 14rem', fontSize: '1.375rem', overflowWrap: 'anywhere' }}
        >
          {contact.name}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <StatusSelect contact={contact} />
          <Button variant="contained" href={preparedAnswer(contact)} startIcon={<ReplyIcon />} sx={{ flexShrink: 0 }}>
            Répondre
          </Button>
        </Box>
      </Box>
      <ContactParticulars contact={contact} />
      <Box>
        <Typography variant="h3" component={isBesideList ? 'h3' : 'h2'} sx={{ mb: 0.5 }}>
          Message
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {contact.message}
        </Typography>
      </Box>
      <ContactNotes contact={contact} />
      <ContactsDeletion
        contacts={[contact]}
        onDone={() => setSearch(searchFor(null), { replace: true })}
        startIcon={<DeleteIcon />}
        sx={{ alignSelf: 'start' }}
      />
    </>
  );
}

/** Any status may follow any other. An optimistic update, rolled back when the database refuses. */
function StatusSelect({ contact }: { readonly contact: Contact }) {
  const { id, status } = contact;
  const [update] = useUpdate<Contact>('contacts', { id, previousData: contact }, { mutationMode: 'optimistic' });
  return (
    <NativeSelect
      label="Statut"
      value={status}
      options={statusOptions}
      onChange={(chosen) => void update('contacts', { data: { status: chosen } })}
      sx={{ width: '9rem' }}
    />
  );
}

/** Name, status and « Répondre » stay in sight while a long message scrolls. */
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  pt: { xs: 1.5, md: 3 },
  mt: { xs: -1.5, md: -3 },
  pb: 1,
  bgcolor: 'background.default',
} as const;

const panel = { ...frame, p: { xs: 0, md: 3 }, border: { md: frame.border } } as const;
