import ChevronIcon from '@mui/icons-material/ChevronRight';
import { Box, ButtonBase } from '@mui/material';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useStore } from 'react-admin';
import { menuLine } from './menu-line';

interface NavigationGroupProps {
  readonly name: string;
  readonly label: string;
  /** The counts of the links, which the head shows while the group is folded. */
  readonly counts: readonly { readonly name: string; readonly count: ComponentType<{ readonly id: string }> }[];
  /** The current screen, if it belongs to the group. */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

/** The groups that are open by default: requests, because people wait for an answer. */
const openAtFirst: readonly string[] = ['requests'];

/** Links under a head that folds and unfolds them. The group of the current screen is open until the person folds it. */
export function NavigationGroup({ name, label, counts, current, children }: NavigationGroupProps) {
  const headId = useId();
  const [remembered, remember] = useStore('menu.open', openAtFirst);
  const [foldedAt, foldAt] = useState<string>();
  const open = remembered.includes(name) || (current !== undefined && foldedAt !== current);
  const toggle = () => {
    const others = remembered.filter((group) => group !== name);
    remember(open ? others : [...others, name]);
    foldAt(open ? current : undefined);
  };
  return (
    <>
      <ButtonBase
        id={headId}
        aria-expanded={open}
        aria-describedby={open ? undefined : counts.map((counted) => headId + counted.name).join(' ') || undefined}
        onClick={toggle}
        sx={{
          ...menuLine,
          mt: 0.5,
          color: 'text.secondary',
          '&:hover': { bgcolor: 'var(--line)', color: 'text.primary' },
          '& svg': { rotate: open ? '90deg' : undefined },
        }}
      >
        <ChevronIcon fontSize="small" />
        {label}
        {!open && (
          <Box component="span" sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
            {counts.map((counted) => (
              <counted.count key={counted.name} id={headId + counted.name} />
            ))}
          </Box>
        )}
      </ButtonBase>
      {open && (
        <Box role="group" aria-labelledby={headId} sx={{ display: 'grid', gap: 0.5, pl: 1.5 }}>
          {children}
        </Box>
      )}
    </>
  );
}
