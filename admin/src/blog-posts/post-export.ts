import { postStatusLabels } from '@agency/supabase/blog-posts';
import { formatDateTime } from '../formats/dates';
import type { CsvColumn } from '../formats/csv';
import { type Post, postColumns } from './post';

/** All that is known of an article but its content, which belongs in no spreadsheet. */
export const exportedColumns = postColumns.filter((column) => column !== 'content');
export type ExportedPost = Omit<Post, 'content'>;

const date = (timestamp: string | null): string => (timestamp ? formatDateTime(timestamp) : '');

/** The file's columns. */
export const csvColumns: readonly CsvColumn<ExportedPost>[] = [
  ['Titre', ({ title }) => title],
  ['Slug', ({ slug }) => slug],
  ['Statut', ({ status }) => postStatusLabels[status === 'published' ? 'published' : 'draft']],
  ['À la une', ({ featured }) => featured],
  ['Catégorie', ({ category }) => category],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Extrait', ({ excerpt }) => excerpt],
  ['Auteur', ({ author }) => author],
  ['Publié le', ({ published_at }) => date(published_at)],
  ['Créé le', ({ created_at }) => date(created_at)],
  ['Temps de lecture (min)', ({ read_time_minutes }) => read_time_minutes],
  ['Vues', ({ view_count }) => view_count],
  ['URL de l’image', ({ featured_image_url }) => featured_image_url],
  ['Texte alternatif de l’image', ({ featured_image_alt }) => featured_image_alt],
  ['Meta Title', ({ meta_title }) => meta_title],
  ['Meta Description', ({ meta_description }) => meta_description],
  ['Mots-clés', ({ meta_keywords }) => meta_keywords],
];
