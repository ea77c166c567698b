import { type ContactStatus, contactStatusLabels } from '@agency-site/domain/contacts';
import { Box, Checkbox, Typography, useMediaQuery } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { LinkBase, useListContext, useNavigate } from 'react-admin';
import { Badge, type Tone } from '../../../ui/components/Badge';
import { EmptyState } from '../../../ui/components/EmptyState';
import { ListLoadError } from '../../../ui/components/ListStates';
import { Loading } from '../../../ui/components/Loading';
import { useSelectionOnScreen } from '../../../ui/components/use-selection-on-screen';
import { formatDateTime } from '../../../formats/dates';
import { shortcuts } from '../../../ui/shortcuts/shortcuts';
import { clampLines, frame, linkedItem } from '../../../ui/theme/styles';
import type { Contact } from '../contact';
import { NextActionSummary } from '../NextActionSummary';
import { useContactSearch, useSelectedContact } from '../selected-contact';
import { ContactImport } from '../import/ContactImport';
import { ContactSelection } from './ContactSelection';

export function ContactRows() {
  const { data = [], isPending, error } = useListContext<Contact>();
  useSelectionOnScreen();
  const isOnPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const onKeyDown = useArrowKeys(data.map(({ id }) => id));
  if (isPending) return <Loading shape="rows" />;
  if (error) return <ListLoadError />;
  if (data.length === 0) return <EmptyState title="Aucun contact trouvé" action={isOnPhone && <ContactImport />} />;
  return (
    <Box sx={frame}>
      <ContactSelection />
      <Box component="ul" aria-label="Contacts" onKeyDown={onKeyDown} sx={{ m: 0, p: 0 }}>
        {data.map((contact) => (
          <ContactRow key={contact.id} contact={contact} />
        ))}
      </Box>
    </Box>
  );
}

const steps: Readonly<Record<string, number>> = {
  [shortcuts.nextContact.key]: 1,
  [shortcuts.previousContact.key]: -1,
};

/**
 * Handles ↓ and ↑, which focus the next and the previous request of the list. Where requests open beside the list, the keys
 * also open the request, without a new history entry.
 * @param ids the ids of the requests, in the order of the list
 */
function useArrowKeys(ids: readonly string[]): (event: KeyboardEvent<HTMLElement>) => void {
  const isBesideDetail = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const navigate = useNavigate();
  const searchFor = useContactSearch();
  return (event) => {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const next = links.indexOf(event.target) + step;
    const id = ids[next];
    if (id === undefined) return;
    event.preventDefault();
    links[next]?.focus();
    if (isBesideDetail) navigate({ search: searchFor(id) }, { replace: true });
  };
}

/** A row of the list: the link that opens the request covers the row except for its checkbox. */
function ContactRow({ contact }: { readonly contact: Contact }) {
  const { selectedIds, onToggleItem } = useListContext<Contact>();
  const current = contact.id === useSelectedContact();
  const searchFor = useContactSearch();
  // A telephone number stays on one line.
  const phone = contact.phone?.replace(/\s/g, '\u00A0');
  const particulars = [contact.email, phone, contact.company, contact.service_interest].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={row}>
      <Checkbox
        size="small"
        checked={selectedIds.includes(contact.id)}
        onChange={() => onToggleItem(contact.id)}
        slotProps={{ input: { 'aria-label': `Sélectionner ${contact.name}` } }}
        sx={checkbox}
      />
      <Typography variant="h3" component="h2">
        <LinkBase to={{ search: searchFor(contact.id) }} aria-current={current ? 'true' : undefined}>
          {contact.name}
        </LinkBase>
      </Typography>
      <Badge tone={tones[contact.status]}>{contactStatusLabels[contact.status]}</Badge>
      <Typography variant="caption" color="text.secondary" noWrap title={particulars} sx={{ maxWidth: '100%' }}>
        {particulars}
      </Typography>
      <NextActionSummary contact={contact} />
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
  ...linkedItem,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 1.5,
  '& > h2 + *': { justifySelf: 'end' },
  // Visitors may type long words without spaces.
  overflowWrap: 'anywhere',
  pl: 5.5,
  pr: 2,
  py: 0.5,
  '&:last-of-type': { borderRadius: '0 0 13px 13px' },
} as const;

/** The checkbox is above the link that covers the row. */
const checkbox = { position: 'absolute', top: 0, left: 4, zIndex: 1 } as const;

const twoLines = {
  gridColumn: '1 / -1',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  ...clampLines(2),
} as const;

/** The date is shown beside the contact data, but comes after the message for screen readers. */
const date = { gridArea: '2 / 2', justifySelf: 'end' } as const;

const tones: Readonly<Record<ContactStatus, Tone>> = {
  new: 'action',
  contacted: 'kraft',
  qualified: 'teal',
  converted: 'solid',
  closed: 'quiet',
};
