import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { sourceName } from './Rankings';
import { useScope } from './scope';

/** Says what the visits on the screen have in common, in sight while the figures scroll, and leads back to all visits. */
export function ScopeFilter() {
  const { scope, isFiltered, linkTo } = useScope();
  const { page, source } = scope.filter;
  return (
    <Box role="status" sx={isFiltered ? bar : undefined}>
      {isFiltered && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {page === undefined
              ? `Visites venues de : ${sourceName(source ?? '')}`
              : `Visites qui ont vu la page : ${page}`}
          </Typography>
          {page !== undefined && (
            <Button href={page} target="_blank" rel="noopener" size="small">
              Voir sur le site
            </Button>
          )}
          <Button component={LinkBase} to={linkTo({})} size="small" variant="outlined" startIcon={<CloseIcon />}>
            Retirer le filtre
          </Button>
        </>
      )}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  mb: 2,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: '1px solid var(--line)',
} as const;
