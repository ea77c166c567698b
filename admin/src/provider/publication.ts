import { postStatusLabels } from '@agency-site/domain/blog-posts';
import type { Database } from '@agency-site/supabase/types';
import type { FilterRule } from './filters';

/** The columns that say whether a text is published, and from when visitors see it. */
export type Publication = Pick<Database['public']['Tables']['pages']['Row'], 'status' | 'published_at'>;

type Featured = Pick<Database['public']['Tables']['blog_posts']['Row'], 'featured' | 'featured_until'>;

export const isFuture = (moment: string | null | undefined): boolean =>
  Boolean(moment && Date.parse(moment) > Date.now());

/** « Programmé »: the publication date is in the future. */
export const isScheduled = (text: Publication | undefined): boolean => isFuture(text?.published_at);

/** The status that people read. */
export const statusLabel = (text: Publication): string =>
  isScheduled(text) ? 'Programmé' : postStatusLabels[text.status === 'published' ? 'published' : 'draft'];

/** Whether an article is « À la une »: that ends by itself at a moment. */
export const isFeatured = ({ featured, featured_until: until }: Featured): boolean =>
  featured && (until === null || isFuture(until));

/** Whether a save of the form publishes a text that was not published. */
export const publishes = (form: Pick<Publication, 'status'>, base: Publication | undefined): boolean =>
  form.status === 'published' && base?.status !== 'published';

/** Whether visitors see a text. */
export const isPublic = (text: Publication | undefined): boolean => text?.status === 'published' && !isScheduled(text);

/** The filter by status. « Programmé » is a status for people only: the database's clock distinguishes it from « Publié ». */
export const publicationFilter: FilterRule = (status) => {
  if (status === 'scheduled') return ['published_at@gt', 'now'];
  return status === 'published' ? ['published_at@lte', 'now'] : ['status', status];
};
