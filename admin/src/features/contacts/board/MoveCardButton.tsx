import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency/supabase/contacts';
import MoveIcon from '@mui/icons-material/SwapHoriz';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import type { Contact } from '../contact';
import { neighbourOf, MoveContext } from './use-move-contact';

/** The card moved last with its button. Its button is mounted again in another column, and takes the focus there. */
let lastMoved: string | undefined;

/** Moves a card without dragging: with ← and →, or with a menu of all statuses. */
export function MoveCardButton({ contact }: { readonly contact: Contact }) {
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
