import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency-site/domain/contacts';
import { useDraggable } from '@dnd-kit/react';
import MoveIcon from '@mui/icons-material/SwapHoriz';
import { Box, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import { formatDate } from '../../../formats/dates';
import { clampLines } from '../../../ui/theme/styles';
import type { Contact } from '../contact';
import { NextActionSummary } from '../NextActionSummary';
import { useContactSearch, useSelectedContact } from '../selected-contact';
import { MoveContext, neighbourOf } from './use-move-contact';

/** The card of one request. A click on the name opens the request; people move the card by dragging it, or with its button. */
export function BoardCard({ contact }: { readonly contact: Contact }) {
  const searchFor = useContactSearch();
  const selected = useSelectedContact();
  const { ref, isDragSource } = useDraggable({ id: contact.id, data: contact });
  return (
    <Box ref={ref} component="li" sx={{ ...card, opacity: isDragSource ? 0.5 : 1 }}>
      <Typography component="h3" sx={{ fontWeight: 600, pr: 4 }}>
        <LinkBase
          to={{ search: searchFor(contact.id) }}
          draggable={false}
          aria-current={contact.id === selected ? 'true' : undefined}
        >
          {contact.name}
        </LinkBase>
      </Typography>
      <MoveCardButton contact={contact} />
      <NextActionSummary contact={contact} />
      <Typography variant="body2" color="text.secondary" sx={clampLines(2)}>
        {contact.message}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {[formatDate(contact.created_at), contact.company].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
  // Visitors may type long words without spaces.
  overflowWrap: 'anywhere',
  p: 1.25,
  bgcolor: 'var(--background)',
  border: '1px solid var(--line)',
  borderRadius: '10px',
  cursor: 'grab',
  '&:hover': { borderColor: 'var(--ink)' },
  '&:has([aria-current])': { bgcolor: 'var(--action-soft)', borderColor: 'var(--action)' },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& h3 a:focus-visible': { outline: 'none' },
  '&:has(h3 a:focus-visible)': { outline: '2px solid var(--action)', outlineOffset: 1 },
} as const;

/** The request whose card was last moved with its button. React mounts a new button for it in the other column, which takes the focus. */
let lastMoved: string | undefined;

/** A button that moves a card without dragging: with ← and →, or with a menu of all statuses. */
function MoveCardButton({ contact }: { readonly contact: Contact }) {
  const move = useContext(MoveContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (lastMoved === contact.id) button.current?.focus();
  }, [contact.id]);
  const moveTo = (status: ContactStatus) => {
    lastMoved = contact.id;
    move(contact, status);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const status = neighbourOf(contact.status, event.key);
    if (!status) return;
    event.preventDefault();
    moveTo(status);
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={`Déplacer ${contact.name} (flèches gauche et droite, ou Entrée pour choisir)`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={onKeyDown}
        sx={{ position: 'absolute', top: 4, right: 4, zIndex: 1 }}
      >
        <MoveIcon fontSize="small" />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {contactStatuses.map((status) => (
          <MenuItem
            key={status}
            selected={status === contact.status}
            onClick={() => {
              setAnchor(null);
              moveTo(status);
            }}
          >
            {contactStatusLabels[status]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
