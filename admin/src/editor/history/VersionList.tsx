import { Box, ButtonBase } from '@mui/material';
import { Badge } from '../../ui/components/Badge';
import { formatDateTime } from '../../data/formats/dates';
import { plainList } from '../../ui/theme/styles';
import { type Version, versionAuthor } from './versions';

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly chosen: Version;
  readonly onChoose: (version: Version) => void;
}

/** The versions with their date and author. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <Box component="ol" aria-label="Versions" sx={list}>
      {versions.map((version, index) => (
        <li key={version.id}>
          <ButtonBase
            aria-current={version.id === chosen.id ? 'true' : undefined}
            onClick={() => onChoose(version)}
            sx={line}
          >
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
              <strong>{formatDateTime(version.saved_at)}</strong>
              {index === 0 && <Badge tone="teal">Actuelle</Badge>}
              {version.automatic && <Badge tone="quiet">Automatique</Badge>}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {versionAuthor(version)}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  overflowY: 'auto',
  borderRight: { md: '1px solid var(--line)' },
  borderBottom: { xs: '1px solid var(--line)', md: 0 },
  '& li + li': { borderTop: '1px solid var(--line)' },
} as const;

const line = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  fontFamily: 'inherit',
  width: '100%',
  px: 2,
  py: 1.25,
  textAlign: 'left',
  fontSize: '0.9375rem',
  '&:hover': { bgcolor: 'var(--sand)' },
  '&[aria-current]': { bgcolor: 'var(--sand)', boxShadow: 'inset 3px 0 0 var(--action)' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
