import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, type MenuItemProps, Tooltip, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { LinkBase } from 'react-admin';

export interface MenuAction extends Pick<MenuItemProps, 'aria-checked' | 'disabled' | 'role' | 'sx'> {
  readonly label: string;
  readonly keys?: string;
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu returns the focus to its button when it closes, so an action that moves the focus runs after that.
  const chosen = useRef<MenuAction['onChoose']>(undefined);
  const close = (action?: MenuAction['onChoose']) => {
    chosen.current = action;
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={title}>
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
        onClose={() => close()}
        slotProps={{ transition: { onExited: () => chosen.current?.() } }}
      >
        {actions.map(({ label: text, keys, onChoose, to, href, ...item }) => (
          <MenuItem
            key={text}
            {...item}
            {...(to && { component: LinkBase, to })}
            {...(href && { component: 'a', href, target: '_blank', rel: 'noopener' })}
            onClick={() => close(onChoose)}
          >
            {text}
            {keys && (
              <Typography color="text.secondary" sx={{ ml: 3 }}>
                {keys}
              </Typography>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
