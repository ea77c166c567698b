import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CallIcon from '@mui/icons-material/CallOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Box, Button, Link, Stack, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { EditButton, LinkBase, RecordContextProvider, useGetOne, useUpdate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/components/EmptyState';
import { LoadError } from '../../../ui/components/LoadError';
import { Loading } from '../../../ui/components/Loading';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { isRetryable } from '../../../provider/failed-calls/describe-failure';
import { formatDateTime } from '../../../formats/dates';
import { mailTo } from '../../../formats/mail-to';
import { useIsView } from '../../../ui/layout/ViewSwitch';
import { ActivityPanel } from '../../../ui/activity/ActivityPanel';
import { Referrers } from '../../../ui/resource/Referrers';
import { frame } from '../../../ui/theme/styles';
import { type Contact, sourceLabel, statusOptions } from '../contact';
import { ContactsDeletion } from '../ContactsDeletion';
import { pipeline, useContactSearch } from '../selected-contact';
import { ContactNotes } from './ContactNotes';
import { NextAction } from './NextAction';
import { preparedAnswer } from './prepared-answer';

export function ContactDetail({ id }: { readonly id: string }) {
  const { data: contact, isPending, error, refetch } = useGetOne<Contact>('contacts', { id });
  const searchFor = useContactSearch();
  const isBoard = useIsView(pipeline);
  if (isPending) return <Loading />;
  return (
    <Stack component="section" aria-label="Détail du contact" spacing={2.5} useFlexGap sx={panel}>
      <Button
        component={LinkBase}
        to={{ search: searchFor(null) }}
        startIcon={<ArrowBackIcon />}
        sx={{ display: { md: 'none' }, alignSelf: 'start' }}
      >
        {isBoard ? 'Retour au pipeline' : 'Retour à la liste'}
      </Button>
      {contact && (
        <RecordContextProvider value={contact}>
          <LoadedContact contact={contact} />
          <ActivityPanel />
          <Referrers />
        </RecordContextProvider>
      )}
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
  const { email, phone } = contact;
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
          {email ? (
            <Button
              variant="contained"
              href={preparedAnswer({ ...contact, email })}
              startIcon={<ReplyIcon />}
              sx={{ flexShrink: 0 }}
            >
              Répondre
            </Button>
          ) : (
            <Button variant="contained" href={callTo(phone)} startIcon={<CallIcon />} sx={{ flexShrink: 0 }}>
              Appeler
            </Button>
          )}
        </Box>
      </Box>
      <ContactParticulars contact={contact} />
      <NextAction contact={contact} />
      {/* On a phone the notes come before the message, because a long message would push them off the screen. */}
      {!isBesideList && <ContactNotes contact={contact} />}
      <Box>
        <Typography variant="h3" component={isBesideList ? 'h3' : 'h2'} sx={{ mb: 0.5 }}>
          Message
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {contact.message}
        </Typography>
      </Box>
      {isBesideList && <ContactNotes contact={contact} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <EditButton resource="contacts" record={contact} label="Corriger les coordonnées" icon={<EditIcon />} />
        <ContactsDeletion
          contacts={[contact]}
          onDone={() => setSearch(searchFor(null), { replace: true })}
          startIcon={<DeleteIcon />}
        />
      </Box>
    </>
  );
}

const callTo = (phone: string | null): string => `tel:${phone?.replace(/[^\d+]/g, '') ?? ''}`;

function ContactParticulars({ contact }: { readonly contact: Contact }) {
  const { email, phone, company, service_interest: service, created_at: received, source } = contact;
  const { utm_source: campaign, referrer } = contact;
  return (
    <Box component="dl" sx={terms}>
      {email && (
        <Term name="E-mail">
          <Link href={mailTo(email)}>{email}</Link>
        </Term>
      )}
      {phone && (
        <Term name="Téléphone">
          <Link href={callTo(phone)}>{phone}</Link>
        </Term>
      )}
      {company && <Term name="Entreprise">{company}</Term>}
      {service && <Term name="Service d’intérêt">{service}</Term>}
      <Term name="Reçu le">{formatDateTime(received)}</Term>
      <Term name="Source">{sourceLabel(source)}</Term>
      {referrer && <Term name="Site d’origine">{referrer}</Term>}
      {campaign && <Term name="Campagne">{campaign}</Term>}
    </Box>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const terms = {
  display: 'grid',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', md: 'max-content minmax(0, 1fr)' },
  columnGap: { xs: 1.5, md: 3 },
  rowGap: 0.75,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

/** The select of the status; any status may follow any other. The update is optimistic, and rolled back if the database refuses. */
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

/** The sticky head: name, status and « Répondre » stay visible while a long message scrolls. */
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
