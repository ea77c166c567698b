import type { QueryClient } from '@tanstack/react-query';
import type { BackOfficeData } from '../../providers/database-functions';
import { isTaken, NotReady, saveProblem, tableOfTexts } from '../../saving/database-saves';
import { sameText, type SavingRules } from '../../saving/saving-rules';
import type { SaveIntent } from '../../saving/save-engine';
import type { Post } from '../post';
import { postFields, type PostForm } from './post-form';
import { type PostToSave, postToSave } from './post-to-save';
import { type SlugOwner, slugOwnerQuery } from './slug-owner';
import { validatePost } from './validate-post';

interface PostSaving {
  readonly provider: BackOfficeData;
  readonly queries: QueryClient;
  /** Called once the database refused an address that is another article's; a person who asked for the save is to be told. */
  readonly onTaken: (owner: SlugOwner, intent: SaveIntent) => void;
  readonly onSaved: NonNullable<SavingRules<PostForm, Post>['onSaved']>;
}

const toSave = (form: PostForm, intent: SaveIntent) =>
  postToSave(form, intent === 'publish' ? 'publish' : 'save', new Date());

/** All but the date, which is the database's to choose. */
function written(form: PostForm, intent: SaveIntent): Omit<PostToSave, 'published_at'> {
  const { published_at: _date, ...data } = toSave(form, intent);
  return data;
}

/** How an article is saved. */
export function postSaving({ provider, queries, onTaken, onSaved }: PostSaving): SavingRules<PostForm, Post> {
  const { read, create, update } = tableOfTexts<Post>(provider, 'blog_posts');

  const ownerOf = (slug: string) => queries.fetchQuery(slugOwnerQuery(provider, slug));

  /** Saves of a new article that were never answered: it may be there all the same. */
  const unanswered: ReturnType<typeof written>[] = [];
  const alreadyThere = async (): Promise<Post | undefined> => {
    for (const sent of unanswered) {
      const owner = await ownerOf(sent.slug);
      const stored = owner && (await read(owner));
      if (stored && sameText(sent, stored)) return stored;
    }
    return undefined;
  };

  const write = async (form: PostForm, intent: SaveIntent, base: Post | undefined): Promise<Post> => {
    const data = toSave(form, intent);
    if (!base) return create(intent === 'automatic' ? { ...data, status: 'draft', published_at: null } : data);
    if (intent !== 'automatic') return update(base, data);
    const { status: _status, published_at: _date, ...post } = data;
    const args = { post_id: base.id, post, known: base.updated_at };
    return { ...base, ...post, updated_at: await provider.callFunction('autosave_post', args) };
  };

  const send: SavingRules<PostForm, Post>['send'] = async (form, intent, known) => {
    const base = known ?? (await alreadyThere());
    try {
      return await write(form, intent, base);
    } catch (error) {
      const text = { ...written(form, intent), ...(intent === 'automatic' && { status: 'draft' }) };
      if (!known && saveProblem(error) === 'unanswered') unanswered.push(text);
      // Unanswered, the question leaves the refusal as it is.
      const owner = isTaken(error) && (await ownerOf(text.slug).catch(() => null));
      if (!owner || owner.id === base?.id) throw error;
      // The same from a tab that was killed meanwhile, whose words were restored.
      const stored = base ? undefined : await read(owner);
      if (stored && sameText(text, stored)) return stored;
      onTaken(owner, intent);
      throw new NotReady();
    }
  };

  return {
    resource: 'blog_posts',
    fields: postFields,
    send,
    written,
    read,
    // What readers see waits for « Sauvegarder » or « Publier ».
    mayAutosave: (form, base) => (base?.status ?? 'draft') === 'draft' && Object.keys(validatePost(form)).length === 0,
    publishes: (form, base) => form.status === 'published' && base?.status !== 'published',
    onSaved,
  };
}
