import { Button, ButtonGroup } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

const parameter = 'vue';

/** Another view of a list, such as a calendar. */
export interface AlternateView {
  /** The value of the view in the address. */
  readonly view: string;
  readonly name: string;
  readonly path: string;
  /** The purpose of the links, for screen readers. */
  readonly label: string;
}

export const viewPath = ({ path, view }: AlternateView) => ({ pathname: path, search: `?${parameter}=${view}` });

export function useIsView({ view }: AlternateView): boolean {
  const [search] = useSearchParams();
  return search.get(parameter) === view;
}

/** Links to the two views of a list. The address says which one is open. */
export function ViewSwitch({ of }: { readonly of: AlternateView }) {
  const isOther = useIsView(of);
  const views = [
    { name: 'Liste', to: { pathname: of.path, search: '' }, isOpen: !isOther },
    { name: of.name, to: viewPath(of), isOpen: isOther },
  ];
  return (
    <ButtonGroup role="navigation" aria-label={of.label} variant="outlined">
      {views.map(({ name, to, isOpen }) => (
        <Button key={name} component={LinkBase} to={to} aria-current={isOpen ? 'page' : undefined} sx={button}>
          {name}
        </Button>
      ))}
    </ButtonGroup>
  );
}

/** A narrower button on phones, so that the switch and another button fit on one line. */
export const narrowOnPhones = { px: { xs: 1.25, sm: 2 } } as const;

const button = {
  ...narrowOnPhones,
  '&[aria-current]': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
} as const;
