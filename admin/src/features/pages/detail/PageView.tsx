import { addressOfPage } from '@agency-site/domain/pages';
import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { type ReactNode, useTransition } from 'react';
import { useFilledWords } from '../../../provider/use-filled-words';
import { PicturePreview } from '../../../ui/components/PicturePreview';
import { LivePreview } from '../../../editor/preview/LivePreview';
import { lengthLabel, metaDescriptionGuide, metaTitleGuide } from '../../../editor/sharing/LengthInput';
import { LocalCopyNotice } from '../../../saving/LocalCopyNotice';
import type { Page } from '../page';
import { PageDeletion } from './PageDeletion';
import { PageHead, PageReadingTime, PageSearchPreview, PageTabs, type PageTabState, PartTitle } from './PageParts';

interface PageViewProps extends PageTabState {
  readonly page: Page;
  readonly onEdit: () => Promise<void>;
}

export function PageView({ page, onEdit, ...tabs }: PageViewProps) {
  const [isOpening, open] = useTransition();
  const edit = () => open(onEdit);
  return (
    <>
      <PageHead page={page}>
        <Button href={addressOfPage(page.slug)} target="_blank" rel="noopener" endIcon={<OpenIcon />}>
          Aperçu
        </Button>
        <Button variant="contained" startIcon={<EditIcon />} onClick={edit} data-takes-focus>
          {isOpening ? 'Ouverture…' : 'Modifier'}
        </Button>
      </PageHead>
      <LocalCopyNotice resource="pages" record={page} onEdit={edit} />
      <PageTabs {...tabs} content={<PageContentView page={page} />} seo={<PageSeoView page={page} />} />
      <PageDeletion page={page} />
    </>
  );
}

/** The content as visitors see it, in an iframe of the site, because the back-office itself renders no stored HTML. */
function PageContentView({ page }: { readonly page: Page }) {
  const { featured_image_url: url, featured_image_alt: alt } = page;
  return (
    <>
      <Box component="dl" sx={list}>
        <Term name="Titre">{page.title}</Term>
        <Term name="URL">{addressOfPage(page.slug)}</Term>
        <Term name="Extrait" empty="Aucun extrait défini">
          {page.excerpt}
        </Term>
        <Term name="Image à la une" empty="Aucune image définie">
          {url && (
            <Box sx={{ display: 'grid', gap: 1, maxWidth: '24rem' }}>
              {url}
              <PicturePreview url={url} alt={alt} />
            </Box>
          )}
        </Term>
      </Box>
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
  const filled = useFilledWords();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="dl" sx={list}>
        <Term
          name={`Meta Title (${lengthLabel(filled(page.meta_title), metaTitleGuide)})`}
          empty={'Aucun\u00A0: le titre de la page sert'}
        >
          {page.meta_title}
        </Term>
        <Term
          name={`Meta Description (${lengthLabel(filled(page.meta_description), metaDescriptionGuide)})`}
          empty={'Aucune\u00A0: l’extrait de la page sert'}
        >
          {page.meta_description}
        </Term>
        <Term name="Mots-clés SEO" empty="Aucun mot-clé défini">
          {page.meta_keywords}
        </Term>
      </Box>
      <PageSearchPreview page={page} slug={page.slug} />
    </Box>
  );
}

interface TermProps {
  readonly name: string;
  readonly empty?: string;
  readonly children: ReactNode;
}

function Term({ name, empty, children }: TermProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <em>{empty}</em>}</dd>
    </div>
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
