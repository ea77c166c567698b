import { ButtonBase } from '@mui/material';
import { type ComponentType, createElement, type ReactNode, useId } from 'react';
import { LinkBase, useMatch } from 'react-admin';

interface NavigationLinkProps {
  readonly to: string;
  /** Current on this path only, not on longer ones. */
  readonly exact?: boolean;
  readonly icon?: ReactNode;
  /** A count beside the name; its element with this id describes the link. */
  readonly note?: ComponentType<{ readonly id: string }> | undefined;
  readonly children: ReactNode;
}

/** A link of the navigation, marked while it is current. */
export function NavigationLink({ to, exact = false, icon, note, children }: NavigationLinkProps) {
  const current = useMatch({ path: to, end: exact }) !== null;
  const noteId = useId();
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      aria-current={current ? 'page' : undefined}
      aria-describedby={note && noteId}
      sx={line}
    >
      {icon}
      {children}
      {note && createElement(note, { id: noteId })}
    </ButtonBase>
  );
}

const line = {
  justifyContent: 'flex-start',
  gap: 1,
  px: 1,
  minHeight: 38,
  // The whole menu in sight, where a pointer needs no more room.
  '@media (max-height: 960px) and (pointer: fine)': { minHeight: 32 },
  borderRadius: 1,
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  '& svg': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'var(--line)' },
  '&[aria-current]': { bgcolor: 'var(--paper)', boxShadow: 'inset 0 0 0 1px var(--line)', fontWeight: 650 },
  '&[aria-current] svg': { color: 'primary.main' },
} as const;
