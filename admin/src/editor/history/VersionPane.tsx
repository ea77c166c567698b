import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Loading } from '../../ui/components/Loading';
import { Difference } from '../../ui/differences/Difference';
import { wrappingRow } from '../../ui/theme/styles';
import { type RestoredForm, RestoreVersion } from './RestoreVersion';
import { useVersionText, type Version, versionAuthor, versionName } from './versions';

const comparisons = [
  ['current', 'Ce qui a changé depuis'],
  ['previous', 'Ce que cette version a changé'],
] as const;
type Comparison = (typeof comparisons)[number][0];

interface VersionPaneProps extends RestoredForm {
  readonly version: Version;
  /** The previous version; undefined for the oldest one. */
  readonly previous: Version | undefined;
  readonly newest: Version;
  readonly onClose: () => void;
}

/** A version compared with the previous or the current one, and the button that restores it. */
export function VersionPane({ version, previous, newest, ...restoration }: VersionPaneProps) {
  const titleId = useId();
  const isNewest = version.id === newest.id;
  const [selected, setSelected] = useState<Comparison>(isNewest ? 'previous' : 'current');
  // The oldest version has no previous one.
  const comparison = previous || isNewest ? selected : 'current';
  const [before, after] = comparison === 'current' ? [version, newest] : [previous, version];
  return (
    <Box component="section" aria-labelledby={titleId} sx={pane}>
      <Box sx={head}>
        <Box sx={{ flex: 1, minWidth: '14rem' }}>
          <Typography variant="h3" id={titleId}>
            {versionName(version)}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {versionAuthor(version)}
          </Typography>
        </Box>
        {!isNewest && <RestoreVersion version={version} newest={newest} {...restoration} />}
        {!isNewest && previous && (
          <Box role="group" aria-label="Ce qui est comparé" sx={{ ...wrappingRow, gap: 0.5, width: '100%' }}>
            {comparisons.map(([name, label]) => (
              <Button key={name} size="small" aria-pressed={comparison === name} onClick={() => setSelected(name)}>
                {label}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <Box role="region" aria-label="Différences" tabIndex={0} sx={differences}>
        {!before && <Note>C’est la plus ancienne version gardée.</Note>}
        {before && <VersionDifference before={before} after={after} comparison={comparison} />}
      </Box>
    </Box>
  );
}

interface VersionDifferenceProps {
  readonly before: Version;
  readonly after: Version;
  readonly comparison: Comparison;
}

function VersionDifference({ before, after, comparison }: VersionDifferenceProps) {
  const textBefore = useVersionText(before);
  const textAfter = useVersionText(after);
  if (textBefore.isError || textAfter.isError) return <Note alert>Ces versions n’ont pas pu être lues.</Note>;
  if (!textBefore.data || !textAfter.data) return <Loading />;
  return (
    <>
      <Note>
        {comparison === 'current'
          ? 'Barré\u00A0: ce que la version actuelle n’a plus. Souligné\u00A0: ce qu’elle a de nouveau.'
          : 'Barré\u00A0: ce que cette version a retiré. Souligné\u00A0: ce qu’elle a ajouté.'}
      </Note>
      <Difference before={textBefore.data.content} after={textAfter.data.content} />
    </>
  );
}

function Note({ children, alert = false }: { readonly children: string; readonly alert?: boolean }) {
  return (
    <Typography {...(alert && { role: 'alert' })} variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}

/** On a phone the whole pane scrolls: a fixed header would leave no room. */
const pane = {
  display: { md: 'flex' },
  flexDirection: 'column',
  minHeight: 0,
  overflowY: { xs: 'auto', md: 'visible' },
} as const;

const head = { ...wrappingRow, px: { xs: 2, md: 3 }, py: 1.5, borderBottom: '1px solid var(--line)' } as const;

const differences = {
  flex: 1,
  minHeight: 0,
  overflowY: { md: 'auto' },
  px: { xs: 2, md: 3 },
  py: 2,
  '&:focus-visible': { outline: '2px solid var(--action)', outlineOffset: -2 },
} as const;
