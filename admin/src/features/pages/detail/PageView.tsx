import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { PicturePreview } from '../../../ui/components/PicturePreview';
import { LivePreview } from '../../../editor/preview/LivePreview';
import { lengthLabel, metaDescriptionGuide, metaTitleGuide } from '../../../editor/sharing/LengthInput';
import { SearchResultPreview } from '../../../editor/sharing/SearchResultPreview';
import type { Page } from '../page';
import { PageReadingTime } from '../PageReadingTime';
import { PageDeletion } from './PageDeletion';
import { PageHead } from './PageHead';
import { type PageTab, PageTabs, PartTitle } from './PageTabs';

interface PageViewProps {
  readonly page: Page;
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
  readonly onEdit: () => void;
}

/** A page as it is stored, and what can be done with it. */
export function PageView({ page, tab, onTab, onEdit }: PageViewProps) {
  return (
    <>
      <PageHead page={page}>
        <Button href={`/${page.slug}`} target="_blank" rel="noopener" endIcon={<OpenIcon />}>
          Aperçu
        </Button>
        <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit} data-takes-focus>
          Modifier
        </Button>
      </PageHead>
      <PageTabs tab={tab} onTab={onTab} content={<PageContentView page={page} />} seo={<PageSeoView page={page} />} />
      <PageDeletion page={page} />
    </>
  );
}

/** The content as visitors see it, in a frame of the site: the back-office itself renders no stored HTML. */
function PageContentView({ page }: { readonly page: Page }) {
  const { featured_image_url: url, featured_image_alt: alt } = page;
  return (
    <>
      <Terms
        terms={[
          { name: 'Titre', description: page.title },
          { name: 'URL', description: `/${page.slug}` },
          { name: 'Extrait', description: page.excerpt, empty: 'Aucun extrait défini' },
          {
            name: 'Image à la une',
            description: url && (
              <Box sx={{ display: 'grid', gap: 1, maxWidth: '24rem' }}>
                {url}
                <PicturePreview url={url} alt={alt} />
              </Box>
            ),
            empty: 'Aucune image définie',
          },
        ]}
      />
      <Box sx={{ mt: 3, mb: 1 }}>
        <PartTitle>Contenu</PartTitle>
        <PageReadingTime content={page.content} />
      </Box>
      <Box sx={{ height: 'min(44rem, 80dvh)' }}>
        <LivePreview message={{ type: 'preview', kind: 'page', content: page }} />
      </Box>
    </>
  );
}

function PageSeoView({ page }: { readonly page: Page }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Terms
        terms={[
          {
            name: `Meta Title (${lengthLabel(page.meta_title, metaTitleGuide)})`,
            description: page.meta_title,
            empty: 'Aucun\u00A0: le titre de la page sert',
          },
          {
            name: `Meta Description (${lengthLabel(page.meta_description, metaDescriptionGuide)})`,
            description: page.meta_description,
            empty: 'Aucune\u00A0: l’extrait de la page sert',
          },
          { name: 'Mots-clés SEO', description: page.meta_keywords, empty: 'Aucun mot-clé défini' },
        ]}
      />
      <Box>
        <PartTitle>Aperçu dans les résultats de recherche</PartTitle>
        <SearchResultPreview
          title={page.meta_title || page.title}
          description={page.meta_description || page.excerpt}
          address={`/${page.slug}`}
        />
      </Box>
    </Box>
  );
}

interface Term {
  readonly name: string;
  readonly description: ReactNode;
  /** Instead of an empty description. */
  readonly empty?: string;
}

/** A description list, each term above its description. */
function Terms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <Box component="dl" sx={list}>
      {terms.map(({ name, description, empty }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{description || <em>{empty}</em>}</dd>
        </div>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& em': { color: 'text.secondary' },
} as const;
