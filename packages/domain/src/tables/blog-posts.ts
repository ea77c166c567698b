import { postStatusLabels } from '../blog-posts';
import type { Columns } from './column';

/** Articles. The columns for full-text search are internal to the database and not declared. */
export const postColumns = {
  id: { inList: true, public: 'detail' },
  title: { label: 'Titre', maxLength: 300, editable: 'text', inList: true, public: 'list' },
  slug: { label: 'Slug', maxLength: 200, editable: 'value', inList: true, public: 'list' },
  // Where the slug comes from: `title` (it follows the title), `written` by a person, or `public` (visitors have seen it: it stays).
  slug_origin: { editable: 'value' },
  status: { label: 'Statut', choices: postStatusLabels, editable: 'value', inList: true, public: 'detail' },
  featured: { label: 'À la une', editable: 'value', inList: true },
  featured_until: { label: 'À la une jusqu’au', type: 'datetime', editable: 'value', inList: true },
  category: { label: 'Catégorie', maxLength: 100, editable: 'value', inList: true, public: 'list' },
  tags: { label: 'Tags', editable: 'value', inList: true, public: 'list' },
  excerpt: { label: 'Extrait', maxLength: 2000, editable: 'text', input: 'lines', inList: true, public: 'detail' },
  content: { label: 'Contenu', maxLength: 500_000, large: true, editable: 'value', public: 'detail' },
  author: { label: 'Auteur', maxLength: 200, editable: 'text', public: 'detail' },
  // The account that may change the draft and that signs the article instead of `author`; then, when it proposed the draft for publication.
  author_id: { editable: 'value', inList: true },
  proposed_at: { label: 'Proposé le', inList: true },
  published_at: { label: 'Publié le', editable: 'value', inList: true, public: 'list' },
  created_at: { label: 'Créé le', inList: true },
  read_time_minutes: { label: 'Temps de lecture (min)', editable: 'computed', inList: true, public: 'list' },
  view_count: { label: 'Vues', inList: true },
  featured_image_url: { label: 'URL de l’image', maxLength: 2000, editable: 'value', public: 'list' },
  featured_image_alt: { label: 'Texte alternatif de l’image', maxLength: 500, editable: 'text', public: 'detail' },
  meta_title: { label: 'Meta Title', maxLength: 300, editable: 'text', public: 'detail' },
  meta_description: { label: 'Meta Description', maxLength: 1000, editable: 'text', public: 'detail' },
  meta_keywords: { label: 'Mots-clés', maxLength: 1000, editable: 'text', public: 'detail' },
  // The text of cards, feeds and newsletters: the excerpt, or else the description, or else the first sentences.
  summary: { public: 'list' },
  // The row's version: a save sends the version that it is based on, and the database refuses it when the row is newer.
  updated_at: { label: 'Modifié le', inList: true, public: 'detail' },
} as const satisfies Columns<'blog_posts'>;
