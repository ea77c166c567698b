import { postStatusLabels } from '../blog-posts';
import type { Columns } from './column';

/** The site's stored pages. Their address is chosen once, when they are made. */
export const pageColumns = {
  id: { listed: true },
  title: { label: 'Titre', longest: 300, written: 'text', listed: true, site: 'page' },
  slug: { label: 'Slug', written: 'computed', listed: true, site: 'page' },
  status: { label: 'Statut', choices: postStatusLabels, written: 'value', listed: true, site: 'page' },
  sort_order: { written: 'computed', listed: true },
  // Menus or the law need the page: it is not deleted unawares.
  essential: { listed: true },
  excerpt: { label: 'Extrait', longest: 2000, written: 'text', site: 'page' },
  content: { label: 'Contenu', longest: 500_000, large: true, written: 'value', site: 'page' },
  featured_image_url: { label: 'URL de l’image', longest: 2000, written: 'value', site: 'page' },
  featured_image_alt: { label: 'Texte alternatif de l’image', longest: 500, written: 'text', site: 'page' },
  meta_title: { label: 'Meta Title', longest: 300, written: 'text', site: 'page' },
  meta_description: { label: 'Meta Description', longest: 1000, written: 'text', site: 'page' },
  meta_keywords: { label: 'Mots-clés SEO', longest: 1000, written: 'text', site: 'page' },
  // The version it is: a save names it, and is refused once there is a newer one.
  updated_at: { site: 'page' },
} as const satisfies Columns<'pages'>;
