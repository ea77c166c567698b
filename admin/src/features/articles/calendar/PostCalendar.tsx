import { DragDropProvider, useDroppable } from '@dnd-kit/react';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatDay, formatMonth } from '../../../formats/dates';
import { countOf } from '../../../formats/numbers';
import { parisMomentsOf } from '../../../formats/paris-time';
import { plugins, sensors } from '../../../ui/components/drag-and-drop';
import { LoadError } from '../../../ui/components/LoadError';
import { ScreenHeader } from '../../../ui/layout/ScreenHeader';
import { ViewSwitch } from '../../../ui/layout/ViewSwitch';
import { hiddenOnPhone, plainList, wrappingRow } from '../../../ui/theme/styles';
import { listedPostColumns, type PostSummary } from '../post';
import { calendar, calendarPath } from './calendar';
import { CalendarEntry } from './CalendarEntry';
import { addDays, addMonths, movedToDay, parisDayOf, weeksOf } from './month';
import { useMovePost } from './use-move-post';

type DatedPost = PostSummary & { readonly published_at: string };

const weekdays = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'];
const startOf = (day: string): string => parisMomentsOf(`${day}T00:00`)[0] ?? day;

const monthParameter = 'mois';
const monthPath = (month: string) => ({ ...calendarPath, search: `${calendarPath.search}&${monthParameter}=${month}` });

/** /admin/blog?vue=calendrier: a calendar of the articles of a month, in the time zone of Paris. */
export function PostCalendar() {
  const [search] = useSearchParams();
  const [today] = useState(() => parisDayOf(new Date()));
  const month = /^\d{4}-(0\d|1[0-2])$/.exec(search.get(monthParameter) ?? '')?.[0] ?? today.slice(0, 7);
  const days = weeksOf(month).flat();
  const {
    data = [],
    isError,
    refetch,
  } = useGetList<DatedPost>('blog_posts', {
    filter: { published_at_gte: startOf(days[0] ?? ''), published_at_lt: startOf(addDays(days.at(-1) ?? '', 1)) },
    sort: { field: 'published_at', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
    meta: { columns: listedPostColumns },
  });
  const move = useMovePost();
  const postsOf = (day: string) => data.filter((post) => parisDayOf(post.published_at) === day);
  const inMonth = data.filter((post) => parisDayOf(post.published_at).startsWith(month));
  return (
    <>
      <ScreenHeader
        title="Gestion des Articles"
        back="/"
        subtitle={countOf(inMonth.length, 'article ce mois-ci', 'articles ce mois-ci')}
      >
        <ViewSwitch of={calendar} />
      </ScreenHeader>
      <Box sx={{ ...wrappingRow, mb: 2 }}>
        <IconButton aria-label="Mois précédent" component={LinkBase} to={monthPath(addMonths(month, -1))}>
          <PreviousIcon />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ minWidth: { sm: '10rem' }, textAlign: 'center' }}>
          {formatMonth(month)}
        </Typography>
        <IconButton aria-label="Mois suivant" component={LinkBase} to={monthPath(addMonths(month, 1))}>
          <NextIcon />
        </IconButton>
        <Button variant="outlined" component={LinkBase} to={monthPath(today.slice(0, 7))}>
          Aujourd’hui
        </Button>
      </Box>
      {isError && <LoadError title="Les articles n’ont pas pu être lus" onRetry={refetch} />}
      <DragDropProvider
        sensors={sensors}
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          const post = data.find(({ id }) => id === source?.id);
          if (!canceled && post && target) move(post, movedToDay(post.published_at, String(target.id)));
        }}
      >
        <Box sx={grid}>
          {weekdays.map((name) => (
            <Typography key={name} variant="body2" aria-hidden="true" sx={hiddenOnPhone}>
              {name}
            </Typography>
          ))}
          {days.map((day) => (
            <Day key={day} day={day} isToday={day === today} isOutside={!day.startsWith(month)}>
              {postsOf(day).map((post) => (
                <CalendarEntry key={post.id} post={post} onMove={move} />
              ))}
            </Day>
          ))}
        </Box>
      </DragDropProvider>
    </>
  );
}

interface DayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  readonly children: readonly ReactNode[];
}

/** On a phone, days without an article take no room. */
function Day({ day, isToday, isOutside, children }: DayProps) {
  const { ref, isDropTarget } = useDroppable({ id: day });
  return (
    <Box
      ref={ref}
      component="section"
      aria-label={formatDay(day)}
      sx={{
        ...cell,
        ...(isOutside && { color: 'text.secondary', bgcolor: 'var(--sand)' }),
        ...(isDropTarget && { outline: '2px solid var(--action)', outlineOffset: -2 }),
        ...(children.length === 0 && hiddenOnPhone),
      }}
    >
      <Typography variant="body2" aria-current={isToday ? 'date' : undefined} sx={number}>
        <Box component="span" sx={hiddenOnPhone}>
          {Number(day.slice(8))}
        </Box>
        <Box component="span" sx={{ display: { md: 'none' } }}>
          {formatDay(day)}
        </Box>
      </Typography>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
        {children}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(7, minmax(0, 1fr))' },
  gap: { xs: 1, md: 0.5 },
} as const;

const cell = {
  minHeight: { md: '6.5rem' },
  p: 0.75,
  border: '1px solid var(--line)',
  borderRadius: '10px',
} as const;

const number = {
  mb: 0.5,
  '&[aria-current]': { color: 'var(--action)', fontWeight: 700 },
} as const;
