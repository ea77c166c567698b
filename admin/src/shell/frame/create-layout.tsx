import { Alert, Box } from '@mui/material';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { type CoreLayoutProps, useLocation, useTheme } from 'react-admin';
import { Loading } from '../../ui/components/Loading';
import { type FailedCall, useFailedCall } from '../../provider/failed-calls/failed-call';
import { WithoutErrorNotifications } from './Notifications';
import { Overlays } from '../palette/overlay';
import { applyColours } from '../../ui/theme/apply-colours';
import { ClockNotice } from './ClockNotice';
import { keepFocus } from './keep-focus';
import { Navigation } from './Navigation';
import { useScrollPosition } from '../../ui/layout/scroll-position';
import { TitledScreen } from '../../ui/layout/TitledScreen';

const keepFocusIn = (screen: HTMLElement | null) => (screen ? keepFocus(screen) : undefined);

const skipLink = {
  position: 'absolute',
  left: -9999,
  zIndex: 'tooltip',
  '&:focus': { left: 8, top: 8, p: 1, bgcolor: 'background.paper' },
} as const;

/** Creates the layout of every screen: the navigation beside or above it, and the banner of failed calls. */
export function createLayout(failedCall: FailedCall) {
  return function AdminLayout({ children }: CoreLayoutProps) {
    const [theme] = useTheme();
    useEffect(() => applyColours(theme), [theme]);
    useScrollPosition();
    // The first screen is rendered after the navigation, so that the links of the navigation work before a slow processor has rendered the
    // screen.
    const isNavigable = useDeferredValue(true, false);
    return (
      <Overlays>
        <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '14.75rem minmax(0, 1fr)', minHeight: '100dvh' }}>
          <Box component="a" href="#screen" sx={skipLink}>
            Aller au contenu
          </Box>
          <Navigation />
          <Box
            component="main"
            id="screen"
            tabIndex={-1}
            ref={keepFocusIn}
            sx={{
              boxSizing: 'border-box',
              width: '100%',
              maxWidth: '100rem',
              mx: 'auto',
              px: { xs: 2, md: 4 },
              py: { xs: 2, md: 3 },
            }}
          >
            <ClockNotice />
            <FailedCallBanner failedCall={failedCall} />
            <WithoutErrorNotifications>
              {isNavigable && (
                <TitledScreen>
                  <Suspense fallback={<Loading />}>{children}</Suspense>
                </TitledScreen>
              )}
            </WithoutErrorNotifications>
          </Box>
        </Box>
      </Overlays>
    );
  };
}

/** The banner of specification §8. It disappears with its button, with the next attempt, and on another screen. */
function FailedCallBanner({ failedCall }: { readonly failedCall: FailedCall }) {
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

/** Scrolls to the banner, because the button that the person pressed may be far below it. */
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
