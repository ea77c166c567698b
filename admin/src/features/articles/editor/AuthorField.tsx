import { useInput, useRecordContext } from 'react-admin';
import { useReadFunction } from '../../../provider/use-read-function';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import type { Post } from '../post';
import { usePostRights } from '../use-post-rights';
import { newPost, type PostForm } from './post-form';

/** The people whom this account may choose as the author of an article. */
const useAuthors = () => useReadFunction('author_choices', {}).data ?? [];

/** The author's name below an article: the name of the account, otherwise the text that is stored with the article. */
export function useSignature(authorId: string | null, text: string): string {
  return useAuthors().find(({ id }) => id === authorId)?.name || text;
}

/** « Auteur »: an account of the back-office, or none. People with the role `author` can only choose themselves. */
export function AuthorField() {
  const authors = useAuthors();
  const { maySignForOthers } = usePostRights();
  const { field } = useInput<PostForm>({ source: 'author_id', defaultValue: null });
  const text = useRecordContext<Post>()?.author ?? newPost.author;
  const [self] = authors;
  const value = maySignForOthers ? (field.value ?? '') : (self?.id ?? '');
  const chosen = authors.find(({ id }) => id === value);
  const options = [
    ...(maySignForOthers ? [['', text || 'Sans signature'] as const] : []),
    ...authors.map(({ id, name, email }) => [id, name || email] as const),
  ];
  return (
    <NativeSelect
      label="Auteur"
      value={value}
      options={options.some(([id]) => id === value) ? options : [[value, '…'], ...options]}
      onChange={(id) => field.onChange(id || null)}
      helperText={
        chosen &&
        !chosen.name &&
        `Sans nom dans le profil\u00A0: ${text ? `l’article est signé «\u00A0${text}\u00A0».` : 'l’article n’est pas signé.'}`
      }
    />
  );
}
