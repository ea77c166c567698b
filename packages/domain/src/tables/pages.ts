import { postStatusLabels } from '../blog-posts';
import type { Columns } from './column';

/** The site's stored pages. A page's address follows its title until somebody writes one or visitors can see the page; then it stays. */
export const pageColumns = {
  id: { inList: true },
  title: { label: 'Titre', maxLength: 300, editable: 'text', inList: true, public: 'detail' },
  slug: { label: 'Slug', editable: 'computed', inList: true, public: 'detail' },
  slug_origin: { editable: 'computed' },
  status: { label: 'Statut', choices: postStatusLabels, editable: 'value', inList: true, public: 'detail' },
  published_at: { label: 'Publiée le', editable: 'value', inList: true, public: 'detail' },
  sort_order: { editable: 'computed', inList: true },
  // Menus link to the page or the law requires it: deletion asks for confirmation.
  essential: { inList: true },
  excerpt: { label: 'Extrait', maxLength: 2000, editable: 'text', public: 'detail' },
  content: { label: 'Contenu', maxLength: 500_000, large: true, editable: 'value', public: 'detail' },
  blocks: { label: 'Blocs', large: true, editable: 'value', public: 'detail' },
  featured_image_url: { label: 'URL de l’image', maxLength: 2000, editable: 'value', public: 'detail' },
  featured_image_alt: { label: 'Texte alternatif de l’image', maxLength: 500, editable: 'text', public: 'detail' },
  meta_title: { label: 'Meta Title', maxLength: 300, editable: 'text', public: 'detail' },
  meta_description: { label: 'Meta Description', maxLength: 1000, editable: 'text', public: 'detail' },
  meta_keywords: { label: 'Mots-clés SEO', maxLength: 1000, editable: 'text', public: 'detail' },
  // The excerpt, or else the description, or else the first sentences.
  summary: { public: 'detail' },
  // The row's version: a save sends the version that it is based on, and the database refuses it when the row is newer.
  updated_at: { public: 'detail' },
} as const satisfies Columns<'pages'>;
