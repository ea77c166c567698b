import { systemChecks, type Formats } from '@agency/supabase/system-checks';
import { sentenceOf, type Finding, type Level } from '@agency/supabase/system-state';
import { Box } from '@mui/material';
import { formatMoment } from '../../data/formats/dates';
import { countOf, formatFileSize } from '../../data/formats/numbers';
import { Badge, type Tone } from '../../ui/components/Badge';
import { Panel } from '../../ui/components/Panel';
import { plainList } from '../../ui/theme/styles';

/** What does not work comes first. */
const levels: Readonly<Record<Level, { readonly rank: number; readonly name: string; readonly tone: Tone }>> = {
  bad: { rank: 0, name: 'En panne', tone: 'action' },
  warning: { rank: 1, name: 'À voir', tone: 'kraft' },
  good: { rank: 2, name: 'Bien', tone: 'teal' },
};

const french: Formats = {
  size: formatFileSize,
  duration: (seconds) =>
    seconds < 3600
      ? countOf(Math.ceil(seconds / 60), 'minute', 'minutes')
      : countOf(Math.round(seconds / 3600), 'heure', 'heures'),
  moment: formatMoment,
  counted: countOf,
};

/** Each check with what it found, and what to do about it. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const sorted = findings.toSorted((one, other) => levels[one.level].rank - levels[other.level].rank);
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title="Contrôles">
        <Box component="ul" aria-label="Contrôles" sx={list}>
          {sorted.map((finding) => (
            <li key={finding.check}>
              <Badge tone={levels[finding.level].tone}>{levels[finding.level].name}</Badge>
              <div>
                <strong>{systemChecks[finding.check].name}</strong>
                <p>{sentenceOf(finding, french)[1]}</p>
              </div>
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

const list = {
  ...plainList,
  '& li': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', alignItems: 'baseline', py: 1 },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li > span': { justifySelf: 'start' },
  '& div': { display: 'grid', gridTemplateColumns: { sm: '11rem 1fr' }, columnGap: 2, minWidth: 0 },
  '& strong': { fontWeight: 600 },
  '& p': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;
