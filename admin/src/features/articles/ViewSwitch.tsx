import { Button, ButtonGroup } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

const viewParameter = 'vue';
const calendar = 'calendrier';

export const calendarPath = { pathname: '/blog_posts', search: `?${viewParameter}=${calendar}` };

/** Whether the address is that of the calendar. */
export function useIsCalendar(): boolean {
  const [search] = useSearchParams();
  return search.get(viewParameter) === calendar;
}

/** The two views of the articles, as links: the address says which one is open. */
export function ViewSwitch() {
  const isCalendar = useIsCalendar();
  const views = [
    { name: 'Liste', to: { pathname: '/blog_posts', search: '' }, isOpen: !isCalendar },
    { name: 'Calendrier', to: calendarPath, isOpen: isCalendar },
  ];
  return (
    <ButtonGroup role="navigation" aria-label="Vue des articles" variant="outlined">
      {views.map(({ name, to, isOpen }) => (
        <Button key={name} component={LinkBase} to={to} aria-current={isOpen ? 'page' : undefined} sx={view}>
          {name}
        </Button>
      ))}
    </ButtonGroup>
  );
}

const view = {
  px: { xs: 1.25, sm: 2 },
  '&[aria-current]': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
} as const;
