import { publishes } from '../../../provider/publication';
import type { SavingRules } from '../../../saving/saving-rules';
import type { Post } from '../post';
import { postFields, type PostForm, postToSave, validatePost } from './post-form';

/** The rules for saving an article; a new one gets its own URL after the first save. */
export const postSaving: SavingRules<PostForm, Post> = {
  resource: 'blog_posts',
  fields: postFields,
  valuesToSave: postToSave,
  validate: validatePost,
  // A published article changes only with « Sauvegarder » or « Publier ».
  mayAutosave: (form, base) => (base?.status ?? 'draft') === 'draft' && Object.keys(validatePost(form)).length === 0,
  publishes,
  onCreated: ({ id }) => {
    // Changes the address without the router, which would remount the form and lose the focus and the words typed meanwhile.
    const address = window.location.pathname.replace(/\/new\/?$/, `/edit/${id}`);
    // Removes the state that « Dupliquer » left in the history, which would fill the form again after a reload.
    const state: object = window.history.state;
    window.history.replaceState({ ...state, usr: null }, '', address);
  },
};
