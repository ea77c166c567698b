import { contactStatuses, contactStatusFilterLabels } from '@agency-site/domain/contacts';
import { Box, ButtonBase } from '@mui/material';
import { useListFilter } from '../../ui/components/use-list-filter';
import { formatNumber } from '../../formats/numbers';
import { plainList } from '../../ui/theme/styles';
import type { ContactFilter } from './contact';
import { useContactCounts } from './use-contact-counts';

/** The number of requests of each status, as buttons that filter the list; the pressed button removes its filter. */
export function ContactCounters() {
  const { data: counts } = useContactCounts();
  const { filter, change } = useListFilter<ContactFilter>();
  return (
    <Box component="ul" aria-label="Demandes par statut" sx={strip}>
      {contactStatuses.map((status) => (
        <li key={status}>
          <ButtonBase
            aria-pressed={status === filter.status}
            onClick={() => change('status')(status === filter.status ? '' : status)}
            sx={counter}
          >
            <strong>{counts ? formatNumber(counts.byStatus[status] ?? 0) : '—'}</strong>{' '}
            <span>{contactStatusFilterLabels[status]}</span>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const strip = {
  display: 'grid',
  flex: { xs: '1 1 100%', lg: '0 1 auto' },
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))', lg: 'repeat(5, auto)' },
  gap: { xs: 0.5, sm: 1 },
  ...plainList,
} as const;

const counter = {
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: 0.75,
  justifyItems: 'start',
  justifyContent: 'start',
  width: '100%',
  minHeight: 40,
  px: { xs: 0.75, sm: 1.25 },
  py: { xs: 0.75, sm: 0.5 },
  border: '1px solid var(--line)',
  borderRadius: '12px',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: { xs: '0.6875rem', sm: '0.875rem' },
  '& strong': { color: 'text.primary', fontSize: { xs: '1rem', sm: '1.0625rem' }, lineHeight: 1.25 },
  '&:hover': { borderColor: 'var(--ink)' },
  '&[aria-pressed="true"]': { bgcolor: 'var(--action-soft)', borderColor: 'var(--action)', color: 'text.primary' },
} as const;
