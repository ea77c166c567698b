import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import type { Failure } from './describe-failure';
import { type FailedCall, useFailedCall } from './failed-call';

/** The banner of specification §8; removed by its button, by the next attempt and on another screen. */
export function FailedCallBanner({ failedCall }: { readonly failedCall: FailedCall }) {
  const { pathname } = useLocation();
  return <ScreenBanner key={pathname} failedCall={failedCall} />;
}

function ScreenBanner({ failedCall }: { readonly failedCall: FailedCall }) {
  const failure = useFailedCall(failedCall);
  useEffect(() => () => failedCall.clear(), [failedCall]);
  return failure ? <Banner failure={failure} onClose={() => failedCall.clear()} /> : null;
}

interface BannerProps {
  readonly failure: Failure;
  readonly onClose: () => void;
}

function Banner({ failure, onClose }: BannerProps) {
  return (
    <Box ref={scrollIntoView} role="alert" sx={box}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ color: 'error.main' }}>
          {failure.summary}
        </Box>
        {failure.advice && <Box>{failure.advice}</Box>}
        {failure.detail && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{failure.detail}</Box>}
      </Box>
      <IconButton size="small" aria-label="Fermer le message" onClick={onClose} sx={{ alignSelf: 'start' }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The button that was pressed may be far below the banner. */
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const box = {
  display: 'flex',
  gap: 1,
  mb: 2,
  p: 1.5,
  border: '1px solid',
  borderColor: 'error.main',
  borderRadius: 1,
} as const;
