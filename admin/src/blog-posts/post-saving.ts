import type { QueryClient } from '@tanstack/react-query';
import type { BackOfficeData } from '../providers/database-functions';
import { sameText, type Text } from '../saving/same-text';
import { NotReady, saveProblem } from '../saving/save-problem';
import type { SaveIntent } from '../saving/save-engine';
import type { SavingRules } from '../saving/saving-rules';
import type { Post } from './post';
import { newPost, type PostForm } from './post-form';
import { postToSave } from './post-to-save';
import { type SlugOwner, slugOwnerQuery } from './slug-owner';
import { validatePost } from './validate-post';

interface PostSaving {
  readonly provider: BackOfficeData;
  readonly queries: QueryClient;
  /** Called when the address is another article's; a person who asked for the save is to be told. */
  readonly onTaken: (owner: SlugOwner, intent: SaveIntent) => void;
  readonly onSaved: NonNullable<SavingRules<Post>['onSaved']>;
}

const formOf = (text: Text): PostForm => text as unknown as PostForm;
const toSave = (text: Text, intent: SaveIntent) =>
  postToSave(formOf(text), intent === 'publish' ? 'publish' : 'save', new Date());

/** All but the date, which is the database's to choose. */
function written(text: Text, intent: SaveIntent): Text {
  const { published_at: _date, ...data } = toSave(text, intent);
  return data;
}

/** How an article is saved. */
export function postSaving({ provider, queries, onTaken, onSaved }: PostSaving): SavingRules<Post> {
  const read = async (id: string): Promise<Post> => (await provider.getOne<Post>('blog_posts', { id })).data;

  const ownerOf = (slug: string) => queries.fetchQuery(slugOwnerQuery(provider, slug));

  /** First saves that were never answered: the article may be there all the same. */
  const unanswered: Text[] = [];
  const alreadyThere = async (): Promise<Post | undefined> => {
    for (const sent of unanswered) {
      const owner = await ownerOf(String(sent['slug']));
      const stored = owner && (await read(owner.id));
      if (stored && sameText(sent, stored)) return stored;
    }
    return undefined;
  };
  const create = async (text: Text, intent: SaveIntent): Promise<Post> => {
    const data = toSave(text, intent);
    const draft = intent === 'automatic' ? { ...data, status: 'draft', published_at: null } : data;
    try {
      return (await provider.create<Post>('blog_posts', { data: draft })).data;
    } catch (error) {
      if (saveProblem(error) === 'unanswered') unanswered.push({ ...written(text, intent), status: draft.status });
      throw error;
    }
  };

  const send: SavingRules<Post>['send'] = async (text, intent, known) => {
    const data = toSave(text, intent);
    const base = known ?? (await alreadyThere());
    // Unanswered, the question is left to the database, which asks it too.
    const owner = data.slug === base?.slug ? null : await ownerOf(data.slug).catch(() => null);
    if (owner && owner.id !== base?.id) {
      // The same from a tab that was killed meanwhile, whose words were restored.
      const stored = base ? undefined : await read(owner.id);
      if (stored && sameText(written(text, intent), stored)) return stored;
      onTaken(owner, intent);
      throw new NotReady();
    }
    if (!base) return create(text, intent);
    const { id, updated_at } = base;
    if (intent === 'automatic') {
      const { status: _status, published_at: _date, ...post } = data;
      return {
        ...base,
        ...post,
        updated_at: await provider.callFunction('autosave_post', { post_id: id, post, known: updated_at }),
      };
    }
    const update = { id, data: { ...data, updated_at }, previousData: { id } as Post };
    return (await provider.update<Post>('blog_posts', update)).data;
  };

  return {
    resource: 'blog_posts',
    fields: Object.keys(newPost),
    send,
    written,
    read: ({ id }) => read(id),
    // What readers see waits for « Sauvegarder » or « Publier ».
    mayAutosave: (text, base) =>
      (base?.status ?? 'draft') === 'draft' && Object.keys(validatePost(formOf(text))).length === 0,
    publishes: (text, base) => formOf(text).status === 'published' && base?.status !== 'published',
    onSaved,
  };
}
