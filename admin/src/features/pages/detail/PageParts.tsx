import { addressOfPage } from '@agency-site/domain/pages';
import { readingTimeMinutes, textOfHtml } from '@agency-site/domain/reading-time';
import { Box, Tab, Tabs, Typography, useMediaQuery } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { SearchResultPreview } from '../../../editor/sharing/SearchResultPreview';
import { Badge } from '../../../ui/components/Badge';
import type { Page } from '../page';

/** Whether the page is shown beside the list. On a phone it is the whole screen, and its title is the title of the screen. */
export const useIsBesideList = (): boolean => useMediaQuery((theme) => theme.breakpoints.up('md'));

interface PageHeadProps {
  readonly page: Pick<Page, 'slug' | 'title' | 'status'>;
  readonly children: ReactNode;
}

/** The sticky head: the title of the page and its buttons stay visible while a long text scrolls. */
export function PageHead({ page, children }: PageHeadProps) {
  return (
    <Box sx={head}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography
          variant="h2"
          component={useIsBesideList() ? 'h2' : 'h1'}
          sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}
        >
          {page.title}
        </Typography>
        {page.status === 'draft' && <Badge tone="kraft">Brouillon</Badge>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

const head = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 1.5,
  pb: 1.5,
  pt: { md: 3 },
  mt: { md: -3 },
  bgcolor: 'background.default',
} as const;

const tabs = [
  ['content', 'Contenu'],
  ['seo', 'SEO'],
] as const;

export type PageTab = (typeof tabs)[number][0];

/** The open tab, which read mode and edit mode share. */
export interface PageTabState {
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
}

interface PageTabsProps extends PageTabState {
  readonly content: ReactNode;
  readonly seo: ReactNode;
  readonly children?: ReactNode;
}

/** Two tabs. Both panels stay mounted, so that their inputs keep their values. */
export function PageTabs({ tab, onTab, content, seo, children }: PageTabsProps) {
  const panels = { content, seo };
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2.5 }}>
        <Tabs value={tab} onChange={(_event, chosen: PageTab) => onTab(chosen)} aria-label="Parties de la page">
          {tabs.map(([name, label]) => (
            <Tab key={name} value={name} label={label} id={`page-tab-${name}`} aria-controls={`page-panel-${name}`} />
          ))}
        </Tabs>
        {children}
      </Box>
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

/** The title of a part of the page. On a phone it is one level higher, because the title of the page is that of the screen. */
export function PartTitle({ children }: { readonly children: string }) {
  return (
    <Typography variant="h3" component={useIsBesideList() ? 'h3' : 'h2'} sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}

/** The reading time of a page, estimated from the text without tags. */
export const PageReadingTime = memo(function PageReadingTime({ content }: { readonly content: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {`Temps de lecture estimé\u00A0: ${readingTimeMinutes(textOfHtml(content))} min`}
    </Typography>
  );
});

interface PageSearchPreviewProps {
  readonly page: Pick<Page, 'title' | 'excerpt' | 'meta_title' | 'meta_description'>;
  readonly slug: string;
}

export function PageSearchPreview({ page, slug }: PageSearchPreviewProps) {
  return (
    <div>
      <PartTitle>Aperçu dans les résultats de recherche</PartTitle>
      <SearchResultPreview
        title={page.meta_title || page.title}
        description={page.meta_description || page.excerpt}
        address={addressOfPage(slug)}
      />
    </div>
  );
}
