import { Alert, Box } from '@mui/material';
import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { type FailedCall, useFailedCall } from '../../data/failed-calls/failed-call';

/** The banner of specification §8; removed by its button, by the next attempt and on another screen. */
export function FailedCallBanner({ failedCall }: { readonly failedCall: FailedCall }) {
  const { pathname } = useLocation();
  return <ScreenBanner key={pathname} failedCall={failedCall} />;
}

function ScreenBanner({ failedCall }: { readonly failedCall: FailedCall }) {
  const failure = useFailedCall(failedCall);
  useEffect(() => () => failedCall.clear(), [failedCall]);
  if (!failure) return null;
  return (
    <Alert
      ref={scrollIntoView}
      severity="error"
      variant="outlined"
      icon={false}
      closeText="Fermer le message"
      onClose={() => failedCall.clear()}
      sx={{ mb: 2, typography: 'body1', borderColor: 'error.main', color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      <Box component="strong" sx={{ color: 'error.main' }}>
        {failure.summary}
      </Box>
      {failure.advice && <Box>{failure.advice}</Box>}
      {failure.detail && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{failure.detail}</Box>}
    </Alert>
  );
}

/** The button that was pressed may be far below the banner. */
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
