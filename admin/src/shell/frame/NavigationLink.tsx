import { ButtonBase } from '@mui/material';
import { type ComponentType, createElement, type ReactNode, useId } from 'react';
import { LinkBase } from 'react-admin';
import { menuLine } from './menu-line';

interface NavigationLinkProps {
  readonly to: string;
  readonly current: boolean;
  readonly icon?: ReactNode;
  /** A count beside the name. It must give this id to its element, which describes the link for screen readers. */
  readonly count?: ComponentType<{ readonly id: string }> | undefined;
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link of the navigation, marked while it is current. */
export function NavigationLink({ to, current, icon, count, onFollow, children }: NavigationLinkProps) {
  const countId = useId();
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      aria-current={current ? 'page' : undefined}
      aria-describedby={count && countId}
      onClick={onFollow}
      sx={menuLine}
    >
      {icon}
      {children}
      {count && createElement(count, { id: countId })}
    </ButtonBase>
  );
}
