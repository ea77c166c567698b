import { Box, Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import { countOf } from '../../data/formats/numbers';
import type { MediaUse } from '../../data/media/media-library';
import { describeUse, editPath } from './describe-use';

/** The articles, pages and settings that use a picture, with links; collapsed, since there may be many. */
export function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>Non utilisée</Box>;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'var(--teal)' }}>
        {`Utilisée ${countOf(uses.length, 'fois', 'fois')}`}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, mt: 0.5, pl: 2 }}>
        {uses.map((use) => {
          const path = editPath(use);
          return (
            <li key={`${use.kind} ${use.id}`}>
              {path ? (
                <Link component={LinkBase} to={path}>
                  {describeUse(use)}
                </Link>
              ) : (
                describeUse(use)
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
