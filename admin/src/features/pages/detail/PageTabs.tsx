import { Box, Tab, Tabs, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

export type PageTab = 'content' | 'seo';

const tabs = [
  ['content', 'Contenu'],
  ['seo', 'SEO'],
] as const satisfies readonly (readonly [PageTab, string])[];

interface PageTabsProps {
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
  readonly content: ReactNode;
  readonly seo: ReactNode;
}

/** Two tabs. Both panels stay mounted, so that their inputs keep their values. */
export function PageTabs({ tab, onTab, content, seo }: PageTabsProps) {
  const panels = { content, seo };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen: PageTab) => onTab(chosen)}
        aria-label="Parties de la page"
        sx={{ mb: 2.5, borderBottom: '1px solid var(--line)' }}
      >
        {tabs.map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`page-tab-${name}`}
            aria-controls={`page-panel-${name}`}
            sx={{ textTransform: 'none', fontSize: '0.9375rem' }}
          />
        ))}
      </Tabs>
      {tabs.map(([name]) => (
        <Box
          key={name}
          role="tabpanel"
          id={`page-panel-${name}`}
          aria-labelledby={`page-tab-${name}`}
          hidden={name !== tab}
        >
          {panels[name]}
        </Box>
      ))}
    </>
  );
}

/** The title of a part of the page; one level higher on a phone, where the page's title is the screen's. */
export function PartTitle({ children }: { readonly children: string }) {
  const isBesideList = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <Typography variant="h3" component={isBesideList ? 'h3' : 'h2'} sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}
