import { Box } from '@mui/material';
import { lengthLabel, metaDescriptionGuide, metaTitleGuide } from '../../editor/sharing/LengthInput';
import { SearchResultPreview } from '../../editor/sharing/SearchResultPreview';
import type { Page } from '../page';
import { PartTitle } from './PageTabs';
import { Terms } from './Terms';

export function PageSeoView({ page }: { readonly page: Page }) {
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
