import { type ContactStatus, contactStatusLabels } from '@agency/supabase/contacts';
import { Box, Checkbox, Typography } from '@mui/material';
import { useListContext, LinkBase } from 'react-admin';
import { Badge, type Tone } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { Loading } from '../../components/Loading';
import { formatDateTime } from '../../formats/dates';
import type { Contact } from '../contact';
import { useContactSearch } from '../selected-contact';
import { ContactSelection } from './ContactSelection';
import { useArrowKeys } from './use-list-keys';

/** The requests of the current page and filter. */
export function ContactRows({ selected }: { readonly selected: string | null }) {
  const { data = [], isPending, error, refetch, selectedIds, onToggleItem } = useListContext<Contact>();
  const onKeyDown = useArrowKeys(data.map(({ id }) => id));
  if (isPending) return <Loading shape="rows" />;
  if (error) return <LoadError title="Les contacts n’ont pas pu être lus" onRetry={refetch} />;
  if (data.length === 0) return <EmptyState title="Aucun contact trouvé" />;
  return (
    <Box sx={{ border: '1px solid var(--line)', borderRadius: '14px' }}>
      <ContactSelection />
      <Box component="ul" aria-label="Contacts" onKeyDown={onKeyDown} sx={{ m: 0, p: 0 }}>
        {data.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            current={contact.id === selected}
            ticked={selectedIds.includes(contact.id)}
            onTick={() => onToggleItem(contact.id)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ContactRowProps {
  readonly contact: Contact;
  readonly current: boolean;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

/** One request of the list; all of it but the box to tick is the link that opens it. */
function ContactRow({ contact, current, ticked, onTick }: ContactRowProps) {
  const searchFor = useContactSearch();
  // A telephone number stays on one line.
  const phone = contact.phone?.replace(/\s/g, '\u00A0');
  const particulars = [contact.email, phone, contact.company, contact.service_interest].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={row}>
      <Checkbox
        size="small"
        checked={ticked}
        onChange={onTick}
        slotProps={{ input: { 'aria-label': `Sélectionner ${contact.name}` } }}
        sx={tick}
      />
      <Typography variant="h3" component="h2">
        <LinkBase to={{ search: searchFor(contact.id) }} aria-current={current ? 'true' : undefined}>
          {contact.name}
        </LinkBase>
      </Typography>
      <ContactStatusBadge status={contact.status} />
      <Typography variant="caption" color="text.secondary" title={particulars} sx={oneLine}>
        {particulars}
      </Typography>
      <Typography variant="body2" sx={twoLines}>
        {contact.message}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="time" dateTime={contact.created_at} sx={date}>
        {formatDateTime(contact.created_at)}
      </Typography>
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 1.5,
  '& > h2 + *': { justifySelf: 'end' },
  // What strangers type may have no space to break at.
  overflowWrap: 'anywhere',
  pl: 5.5,
  pr: 2,
  py: 0.5,
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:hover': { bgcolor: 'var(--sand)' },
  '&:has([aria-current])': { bgcolor: 'var(--sand)', boxShadow: 'inset 3px 0 0 var(--action)' },
  '&:last-of-type': { borderRadius: '0 0 13px 13px' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: '2px solid var(--action)', outlineOffset: -2 },
} as const;

/** Above the link that covers the row. */
const tick = { position: 'absolute', top: 0, left: 4, zIndex: 1 } as const;

const oneLine = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const twoLines = {
  gridColumn: '1 / -1',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Beside the particulars, and read after the message. */
const date = { gridArea: '2 / 2', justifySelf: 'end' } as const;

const tones: Readonly<Record<ContactStatus, Tone>> = {
  new: 'action',
  contacted: 'kraft',
  qualified: 'teal',
  converted: 'solid',
  closed: 'quiet',
};

/** How far a request has come, warmest when it waits for an answer. */
function ContactStatusBadge({ status }: { readonly status: ContactStatus }) {
  return <Badge tone={tones[status]}>{contactStatusLabels[status]}</Badge>;
}
