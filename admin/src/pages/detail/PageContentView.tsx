import { Box } from '@mui/material';
import { PicturePreview } from '../../components/PicturePreview';
import { LivePreview } from '../../editor/preview/LivePreview';
import type { Page } from '../page';
import { PageReadingTime } from '../PageReadingTime';
import { PartTitle } from './PageTabs';
import { Terms } from './Terms';

/** The content as visitors see it, in a frame of the site: the back-office itself renders no stored HTML. */
export function PageContentView({ page }: { readonly page: Page }) {
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
