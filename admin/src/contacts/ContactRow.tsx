import { Box, Checkbox, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { formatDateTime } from '../formats/dates';
import type { Contact } from './contact';
import { ContactStatusBadge } from './ContactStatusBadge';
import { useContactSearch } from './selected-contact';

interface ContactRowProps {
  readonly contact: Contact;
  readonly current: boolean;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

/** One request of the list; all of it but the box to tick is the link that opens it. */
export function ContactRow({ contact, current, ticked, onTick }: ContactRowProps) {
  const searchFor = useContactSearch();
  // A telephone number stays on one line.
  const phone = contact.phone?.replace(/\s/g, '\u00A0');
  const particulars = [contact.email, phone, contact.company].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={row}>
      <Checkbox
        size="small"
        checked={ticked}
        onChange={onTick}
        slotProps={{ input: { 'aria-label': `Sélectionner ${contact.name}` } }}
        sx={tick}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2">
          <LinkBase to={{ search: searchFor(contact.id) }} aria-current={current ? 'true' : undefined}>
            {contact.name}
          </LinkBase>
        </Typography>
        <ContactStatusBadge status={contact.status} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {particulars}
      </Typography>
      <Typography variant="body2" sx={clamped}>
        {contact.message}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {[formatDateTime(contact.created_at), contact.service_interest].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
  // What strangers type may have no space to break at.
  overflowWrap: 'anywhere',
  pl: 6,
  pr: 2,
  py: 1.5,
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:hover': { bgcolor: 'var(--sand)' },
  '&:has([aria-current])': { bgcolor: 'var(--sand)', boxShadow: 'inset 3px 0 0 var(--action)' },
  '&:first-of-type': { borderRadius: '13px 13px 0 0' },
  '&:last-of-type': { borderRadius: '0 0 13px 13px' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: '2px solid var(--action)', outlineOffset: -2 },
} as const;

/** Above the link that covers the row. */
const tick = { position: 'absolute', top: 4, left: 4, zIndex: 1 } as const;

const clamped = {
  my: 0.25,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
