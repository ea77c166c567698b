import { Button, ButtonGroup } from '@mui/material';
import { LinkBase } from 'react-admin';
import { boardSearch, useIsBoard } from './selected-contact';

/** The two views of the contacts, as links: the address says which one is open. */
export function ViewSwitch() {
  const isBoard = useIsBoard();
  const views = [
    { name: 'Liste', search: '', isOpen: !isBoard },
    { name: 'Pipeline', search: boardSearch, isOpen: isBoard },
  ];
  return (
    <ButtonGroup role="navigation" aria-label="Vue des contacts" variant="outlined">
      {views.map(({ name, search, isOpen }) => (
        <Button
          key={name}
          component={LinkBase}
          to={{ pathname: '/contacts', search }}
          aria-current={isOpen ? 'page' : undefined}
          sx={view}
        >
          {name}
        </Button>
      ))}
    </ButtonGroup>
  );
}

/** On a phone the switch and « Nouvelle demande » share a line. */
export const inPhoneRow = { px: { xs: 1.25, sm: 2 } } as const;

const view = {
  ...inPhoneRow,
  '&[aria-current]': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
} as const;
