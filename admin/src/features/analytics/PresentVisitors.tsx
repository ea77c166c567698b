import { Box, Typography } from '@mui/material';
import { Panel } from '../../ui/components/Panel';
import { countOf } from '../../data/formats/numbers';
import { linksWithNotes } from '../../ui/theme/styles';
import { Definition } from './Definition';
import { useScope } from './scope';
import { useVisitsNow } from './visits';

/** Who has been on the site within the last half hour; asked again every thirty seconds. */
export function PresentVisitors() {
  const { data } = useVisitsNow(useScope().scope);
  return (
    <Panel title="En ce moment" definition={<Definition of="En ce moment" />}>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
        {data ? countOf(data.visitors, 'visiteur', 'visiteurs') : '—'}
      </Typography>
      {data && data.pages.length > 0 && (
        <Box component="ul" aria-label="Pages regardées" sx={list}>
          {data.pages.map(({ value, visitors }) => (
            <li key={value}>
              <span>{value}</span>
              <span>{visitors}</span>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const list = {
  ...linksWithNotes,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 1.5, py: 0.5 },
  '& li > span:first-of-type': { flexShrink: 1, overflowWrap: 'anywhere' },
} as const;
