import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, type MenuItemProps, Tooltip } from '@mui/material';
import { useRef, useState } from 'react';
import { LinkBase } from 'react-admin';

export interface MenuAction extends Pick<MenuItemProps, 'aria-checked' | 'disabled' | 'role' | 'sx'> {
  readonly label: string;
  readonly onChoose?: () => void;
  /** A screen of the back-office. */
  readonly to?: string;
  /** A page of the site, in a new tab. */
  readonly href?: string;
}

interface ActionsMenuProps {
  readonly label: string;
  readonly title?: string;
  readonly actions: readonly MenuAction[];
}

/** A « … » button that opens a menu of less frequent actions. */
export function ActionsMenu({ label, title = 'Plus d’actions', actions }: ActionsMenuProps) {
  // The button, from the first opening on. Before it there is no menu, because a table has one in each row.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  // The menu returns the focus to its button when it closes, so an action that moves the focus runs after that.
  const chosen = useRef<MenuAction['onChoose']>(undefined);
  const close = (action?: MenuAction['onChoose']) => {
    chosen.current = action;
    setOpen(false);
  };
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setOpen(true);
          }}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Menu
          open={isOpen}
          anchorEl={anchor}
          onClose={() => close()}
          slotProps={{ transition: { onExited: () => chosen.current?.() } }}
        >
          {actions.map(({ label: text, onChoose, to, href, ...item }) => (
            <MenuItem
              key={text}
              {...item}
              {...(to && { component: LinkBase, to })}
              {...(href && { component: 'a', href, target: '_blank', rel: 'noopener' })}
              onClick={() => close(onChoose)}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
