import { Box } from '@mui/material';
import { lengthLabel, metaDescriptionGuide, metaTitleGuide } from '../../editor/sharing/LengthInput';
import { SearchResultPreview } from '../../editor/sharing/SearchResultPreview';
import type { Page } from '../page';
import { PartTitle } from './PageTabs';
import { Term, Terms } from './Terms';

export function PageSeoView({ page }: { readonly page: Page }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Terms>
        <Term
          name={`Meta Title (${lengthLabel(page.meta_title, metaTitleGuide)})`}
          empty="Aucun\u00A0: le titre de la page sert"
        >
          {page.meta_title}
        </Term>
        <Term
          name={`Meta Description (${lengthLabel(page.meta_description, metaDescriptionGuide)})`}
          empty="Aucune\u00A0: l’extrait de la page sert"
        >
          {page.meta_description}
        </Term>
        <Term name="Mots-clés SEO" empty="Aucun mot-clé défini">
          {page.meta_keywords}
        </Term>
      </Terms>
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
