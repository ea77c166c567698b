import { Box, Typography } from '@mui/material';
import { createContext, type ReactNode, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-admin';
import { ListTabs } from './ListTabs';
import { BackButton } from './ScreenHeader';
import { usePageTitle } from './use-page-title';

/** The element beside the title into which a list puts its count and buttons. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/**
 * The header of screens made of react-admin's own components, which write their title into the element with the id
 * `react-admin-title`. It is hidden while that element is empty, as on our own screens, which have a `ScreenHeader`.
 */
export function TitledScreen({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [title, heading] = useElementText();
  usePageTitle(title);
  const { pathname } = useLocation();
  const [, resource = '', ...below] = pathname.split('/');
  return (
    <>
      <Box component="header" hidden={!title} sx={header}>
        <BackButton to={below.length > 0 ? `/${resource}` : '/'} />
        <Typography variant="h1" id="react-admin-title" ref={heading} sx={titleCell} />
        <Box ref={setSlot} sx={{ display: 'contents' }} />
        {below.length === 0 && <ListTabs resource={resource} />}
      </Box>
      <HeaderSlot value={slot}>{children}</HeaderSlot>
    </>
  );
}

function useElementText(): [string, (element: HTMLElement | null) => (() => void) | undefined] {
  const [text, setText] = useState('');
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new MutationObserver(() => {
      // Before the next paint, so that the screen below does not move when its header appears.
      flushSync(() => setText(element.textContent));
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return [text, observe];
}

const titleCell = { gridArea: 'title', overflowWrap: 'anywhere' } as const;

const header = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(9rem, 1fr) auto',
  gridTemplateAreas: {
    xs: '"back title title" ". count count" "buttons buttons buttons" "tabs tabs tabs"',
    sm: '"back title buttons" "back count buttons" "tabs tabs tabs"',
  },
  // Without a count of rows, the title is vertically centred beside the buttons.
  gridTemplateRows: { sm: '1fr auto' },
  alignItems: 'center',
  columnGap: 1.5,
  mb: 2.5,
  '&[hidden]': { display: 'none' },
} as const;
