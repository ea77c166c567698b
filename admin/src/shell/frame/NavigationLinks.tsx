import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, ButtonBase } from '@mui/material';
import { type ComponentType, createElement, type ReactNode, useId } from 'react';
import { LinkBase, useGetResourceLabel, useLocation, useResourceDefinitions } from 'react-admin';
import { PendingComments } from '../../features/comments/resource';
import { NewContacts } from '../../features/contacts/NewContacts';
import { type BackOfficeOptions, menuGroups, useListedResources } from '../../provider/resource';
import { menuLine } from './menu-line';
import { NavigationGroup } from './NavigationGroup';

/** The components that count the rows to handle, by resource, to show beside the name of the list. */
const counts: Readonly<Record<string, ComponentType<{ readonly id: string }>>> = {
  contacts: NewContacts,
  comments: PendingComments,
};

/** The links of the menu: the dashboard, the screens of everyday use, then the groups. People only see screens that they may open. */
export function NavigationLinks({ onFollow }: { readonly onFollow?: (() => void) | undefined }) {
  const labelOf = useGetResourceLabel();
  const [, opened = ''] = useLocation().pathname.split('/');
  const current = useResourceDefinitions<BackOfficeOptions>()[opened]?.options?.tab?.entry ?? opened;
  const entries = useListedResources().flatMap(({ name, icon, options: { menuGroup } = {} }) =>
    menuGroup === 'none' ? [] : [{ name, icon, menuGroup, count: counts[name] }],
  );
  const linkTo = ({ name, icon, count }: (typeof entries)[number]) => (
    <NavigationLink
      key={name}
      to={`/${name}`}
      current={current === name}
      icon={icon && createElement(icon, { fontSize: 'small' })}
      count={count}
      onFollow={onFollow}
    >
      {labelOf(name, 2)}
    </NavigationLink>
  );
  return (
    <Box component="nav" aria-label="Administration" sx={{ display: 'grid', gap: 0.5 }}>
      <NavigationLink to="/" current={current === ''} icon={<DashboardIcon fontSize="small" />} onFollow={onFollow}>
        Tableau de bord
      </NavigationLink>
      {entries.filter(({ menuGroup }) => !menuGroup).map(linkTo)}
      {Object.entries(menuGroups).map(([group, label]) => {
        const members = entries.filter(({ menuGroup }) => menuGroup === group);
        return (
          members.length > 0 && (
            <NavigationGroup
              key={group}
              name={group}
              label={label}
              counts={members.flatMap(({ name, count }) => (count ? [{ name, count }] : []))}
              current={members.find(({ name }) => name === current)?.name}
            >
              {members.map(linkTo)}
            </NavigationGroup>
          )
        );
      })}
    </Box>
  );
}

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
function NavigationLink({ to, current, icon, count, onFollow, children }: NavigationLinkProps) {
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
