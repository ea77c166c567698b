import { rowsOf, saveText, type Call } from '../../../server/tests/api-client';

/** An article's row as these tests read it. */
export interface Post {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly view_count: number;
  readonly read_time_minutes: number;
  readonly published_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns of an article beside its title and its text, where nobody wrote anything. */
export const emptyColumns = {
  excerpt: '',
  author: '',
  category: null,
  tags: [],
  featured: false,
  featured_image_url: null,
  featured_image_alt: '',
  read_time_minutes: 1,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
};

let posts = 0;

/** Creates an article through the API, with a unique slug. */
export async function createPost(administrator: Call, fields: Readonly<Record<string, unknown>> = {}): Promise<Post> {
  posts += 1;
  const row = { slug: `essai-${posts}`, title: 'Essai', content: '<p>Essai</p>', ...fields };
  const answer = await administrator('POST', '/rest/v1/blog_posts', row, { prefer: 'return=representation' });
  return oneOf(rowsOf<Post>(answer), answer);
}

/** Changes an article through the API and returns the changed row. */
export async function changePost(
  administrator: Call,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Post> {
  const answer = await saveText(administrator, 'blog_posts', `id=eq.${id}`, fields);
  return oneOf(rowsOf<Post>(answer), answer);
}

export async function readPost(client: Call, id: string): Promise<Post> {
  const answer = await client('GET', `/rest/v1/blog_posts?id=eq.${id}`);
  return oneOf(rowsOf<Post>(answer), answer);
}

function oneOf(rows: readonly Post[], answer: unknown): Post {
  const [row] = rows;
  if (!row) throw new Error(`Expected a row: ${JSON.stringify(answer)}`);
  return row;
}
