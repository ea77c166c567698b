import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { LinkBase, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { Loading } from '../../components/Loading';
import { wasNotRead } from '../../failed-calls/describe-failure';
import type { Contact } from '../contact';
import { ContactsDeletion } from '../ContactsDeletion';
import { ContactStatusSelect } from '../ContactStatusSelect';
import { useContactSearch } from '../selected-contact';
import { ContactNotes } from './ContactNotes';
import { ContactParticulars } from './ContactParticulars';
import { preparedAnswer } from './prepared-answer';

/** Everything about one request, and what can be done with it. */
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
        (wasNotRead(error) ? (
          <LoadError title="Ce contact n’a pas pu être lu" onRetry={refetch} />
        ) : (
          <EmptyState title="Aucun contact trouvé" />
        ))}
    </Stack>
  );
}

function LoadedContact({ contact }: { readonly contact: Contact }) {
  // On a phone the detail is the whole screen, so the name is its title.
  const beside = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <>
      <Box sx={head}>
        <Typography
          variant="h2"
          component={beside ? 'h2' : 'h1'}
          sx={{ flex: '1 1 14rem', fontSize: '1.375rem', overflowWrap: 'anywhere' }}
        >
          {contact.name}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ContactStatusSelect contact={contact} />
          <Button variant="contained" href={preparedAnswer(contact)} startIcon={<ReplyIcon />} sx={{ flexShrink: 0 }}>
            Répondre
          </Button>
        </Box>
      </Box>
      <ContactParticulars contact={contact} />
      <Box>
        <Typography variant="h3" component={beside ? 'h3' : 'h2'} sx={{ mb: 0.5 }}>
          Message
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {contact.message}
        </Typography>
      </Box>
      <ContactNotes contact={contact} />
      <ContactDeleteButton contact={contact} />
    </>
  );
}

/** Who, how far, and the answer: in sight however long the message is. */
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

const panel = { p: { xs: 0, md: 3 }, border: { md: '1px solid var(--line)' }, borderRadius: '14px' } as const;

/** Deletes the request that is open, and closes its detail. */
function ContactDeleteButton({ contact }: { readonly contact: Contact }) {
  const [, setSearch] = useSearchParams();
  const searchFor = useContactSearch();
  return (
    <ContactsDeletion
      contacts={[contact]}
      onDone={() => setSearch(searchFor(null), { replace: true })}
      startIcon={<DeleteIcon />}
      sx={{ alignSelf: 'start' }}
    />
  );
}
