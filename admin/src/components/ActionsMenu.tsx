import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, type MenuItemProps, Tooltip, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { LinkBase } from 'react-admin';

/** One line of a menu: does something, or leads somewhere. */
export interface MenuAction extends Pick<MenuItemProps, 'aria-checked' | 'disabled' | 'role' | 'sx'> {
  readonly label: string;
  /** Its shortcut, beside it. */
  readonly keys?: string;
  readonly onChoose?: () => void;
  /** A screen of the back-office. */
  readonly to?: string;
  /** A page of the site, in a new tab. */
  readonly href?: string;
}

interface ActionsMenuProps {
  /** What the button is called. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** A « … » button, and behind it what is done less often. */
export function ActionsMenu({ label, actions }: ActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu gives the focus back to its button as it closes: an action that takes the focus runs after that.
  const chosen = useRef<MenuAction>(undefined);
  const run = () => {
    chosen.current?.onChoose?.();
    chosen.current = undefined;
  };
  return (
    <>
      <Tooltip title="Plus d’actions">
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: run } }}
      >
        {actions.map((action) => {
          const { label: words, keys, onChoose: _later, to, href, ...item } = action;
          return (
            <MenuItem
              key={words}
              {...item}
              {...(to && { component: LinkBase, to })}
              {...(href && { component: 'a', href, target: '_blank', rel: 'noopener' })}
              onClick={() => {
                chosen.current = action;
                setAnchor(null);
              }}
            >
              {words}
              {keys && (
                <Typography color="text.secondary" sx={{ ml: 3 }}>
                  {keys}
                </Typography>
              )}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
