import { postStatusLabels } from '../blog-posts';
import type { Columns } from './column';

/** Articles. The columns for full-text search are internal to the database and not declared. */
export const postColumns = {
  id: { listed: true, site: 'page' },
  title: { label: 'Titre', longest: 300, written: 'text', listed: true, site: 'summary' },
  slug: { label: 'Slug', longest: 200, written: 'value', listed: true, site: 'summary' },
  status: { label: 'Statut', choices: postStatusLabels, written: 'value', listed: true, site: 'page' },
  featured: { label: 'À la une', written: 'value', listed: true },
  featured_until: { label: 'À la une jusqu’au', written: 'value', listed: true },
  category: { label: 'Catégorie', longest: 100, written: 'value', listed: true, site: 'summary' },
  tags: { label: 'Tags', written: 'value', listed: true, site: 'summary' },
  excerpt: { label: 'Extrait', longest: 2000, written: 'text', input: 'lines', listed: true, site: 'summary' },
  content: { label: 'Contenu', longest: 500_000, large: true, written: 'value', site: 'page' },
  author: { label: 'Auteur', longest: 200, written: 'text', site: 'page' },
  // Whose draft it is and who signs it, in the place of `author`, and since when it waits for somebody who publishes.
  author_id: { written: 'value', listed: true },
  proposed_at: { label: 'Proposé le', listed: true },
  published_at: { label: 'Publié le', written: 'value', listed: true, site: 'summary' },
  created_at: { label: 'Créé le', listed: true },
  read_time_minutes: { label: 'Temps de lecture (min)', written: 'computed', listed: true, site: 'summary' },
  view_count: { label: 'Vues', listed: true },
  featured_image_url: { label: 'URL de l’image', longest: 2000, written: 'value', site: 'summary' },
  featured_image_alt: { label: 'Texte alternatif de l’image', longest: 500, written: 'text', site: 'page' },
  meta_title: { label: 'Meta Title', longest: 300, written: 'text', site: 'page' },
  meta_description: { label: 'Meta Description', longest: 1000, written: 'text', site: 'page' },
  meta_keywords: { label: 'Mots-clés', longest: 1000, written: 'text', site: 'page' },
  // The row's version: a save sends the version it was made from, and is refused when the row is newer.
  updated_at: { label: 'Modifié le', listed: true, site: 'page' },
} as const satisfies Columns<'blog_posts'>;
