import type { QueryClient } from '@tanstack/react-query';
import type { BackOfficeData } from '../../../data/database-functions';
import { InvalidTextError, isUniqueViolation, saveProblem, tableOfTexts } from '../../../saving/database-saves';
import { sameText, type SavingRules } from '../../../saving/saving-rules';
import type { SaveIntent } from '../../../saving/save-engine';
import type { Post } from '../post';
import { postFields, type PostForm, type PostToSave, postToSave, validatePost } from './post-form';
import { slugConflictMessage, slugOwnerQuery } from './slug-owner';

/** Without the publication date, which the database may change. */
function valuesToSave(form: PostForm, intent: SaveIntent): Omit<PostToSave, 'published_at'> {
  const { published_at: _date, ...data } = postToSave(form, intent);
  return data;
}

/** How an article is saved; a new one gets its own URL after the first save. */
export function postSaving(provider: BackOfficeData, queries: QueryClient): SavingRules<PostForm, Post> {
  const table = tableOfTexts<Post>(provider, queries, 'blog_posts');
  const { read, create, update } = table;
  const ownerOf = (slug: string) => queries.fetchQuery(slugOwnerQuery(provider, slug));

  /** Texts of a new article sent without a response: each may be stored. */
  const unconfirmed: ReturnType<typeof valuesToSave>[] = [];
  const findUnconfirmed = async (): Promise<Post | undefined> => {
    for (const sent of unconfirmed) {
      const owner = await ownerOf(sent.slug);
      const stored = owner && (await read(owner));
      if (stored && sameText(sent, stored)) return stored;
    }
    return undefined;
  };

  const write = async (form: PostForm, intent: SaveIntent, base: Post | undefined): Promise<Post> => {
    const data = postToSave(form, intent);
    if (!base) return create(intent === 'automatic' ? { ...data, status: 'draft', published_at: null } : data);
    if (intent !== 'automatic') return update(base, data);
    const { status: _status, published_at: _date, ...post } = data;
    const args = { post_id: base.id, post, expected_updated_at: base.updated_at };
    return { ...base, ...post, updated_at: await provider.callFunction('autosave_post', args) };
  };

  const send: SavingRules<PostForm, Post>['send'] = async (form, intent, openedBase) => {
    const base = openedBase ?? (await findUnconfirmed());
    try {
      return await write(form, intent, base);
    } catch (error) {
      const text = { ...valuesToSave(form, intent), ...(intent === 'automatic' && { status: 'draft' }) };
      if (!openedBase && saveProblem(error) === 'no response') unconfirmed.push(text);
      // When this query fails too, the error stays the refusal.
      const owner = isUniqueViolation(error) && (await ownerOf(text.slug).catch(() => null));
      if (!owner || owner.id === base?.id) throw error;
      // The same text, stored by a tab that was closed before the response: this form restored its copy.
      const stored = base ? undefined : await read(owner);
      if (stored && sameText(text, stored)) return stored;
      throw new InvalidTextError('slug', slugConflictMessage(owner));
    }
  };

  return {
    ...table,
    fields: postFields,
    send,
    valuesToSave,
    validate: validatePost,
    // A published article changes only with « Sauvegarder » or « Publier ».
    mayAutosave: (form, base) => (base?.status ?? 'draft') === 'draft' && Object.keys(validatePost(form)).length === 0,
    publishes: (form, base) => form.status === 'published' && base?.status !== 'published',
    onSaved: (row, intent, before) => {
      table.onSaved(row, intent);
      if (!before) replaceUrl(row.id);
    },
  };
}

/**
 * Replaces « /new » with the URL of the new article. The router would remount the form, which would lose the focus and
 * what was typed meanwhile.
 */
function replaceUrl(id: string): void {
  const address = window.location.pathname.replace(/\/new\/?$/, `/edit/${id}`);
  // Without the state of « Dupliquer »: it would fill the form again after a reload.
  const state: object = window.history.state;
  window.history.replaceState({ ...state, usr: null }, '', address);
}
