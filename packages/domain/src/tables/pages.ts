import { postStatusLabels } from '../blog-posts';
import type { Columns } from './column';

/** The site's stored pages. Their address is set at creation and never changes. */
export const pageColumns = {
  id: { listed: true },
  title: { label: 'Titre', longest: 300, written: 'text', listed: true, site: 'page' },
  slug: { label: 'Slug', written: 'computed', listed: true, site: 'page' },
  status: { label: 'Statut', choices: postStatusLabels, written: 'value', listed: true, site: 'page' },
  published_at: { label: 'Publiée le', written: 'value', listed: true, site: 'page' },
  sort_order: { written: 'computed', listed: true },
  // Menus link to the page or the law requires it: deletion asks for confirmation.
  essential: { listed: true },
  excerpt: { label: 'Extrait', longest: 2000, written: 'text', site: 'page' },
  content: { label: 'Contenu', longest: 500_000, large: true, written: 'value', site: 'page' },
  blocks: { label: 'Blocs', large: true, written: 'value', site: 'page' },
  featured_image_url: { label: 'URL de l’image', longest: 2000, written: 'value', site: 'page' },
  featured_image_alt: { label: 'Texte alternatif de l’image', longest: 500, written: 'text', site: 'page' },
  meta_title: { label: 'Meta Title', longest: 300, written: 'text', site: 'page' },
  meta_description: { label: 'Meta Description', longest: 1000, written: 'text', site: 'page' },
  meta_keywords: { label: 'Mots-clés SEO', longest: 1000, written: 'text', site: 'page' },
  // The row's version: a save sends the version it was made from, and is refused when the row is newer.
  updated_at: { site: 'page' },
} as const satisfies Columns<'pages'>;
