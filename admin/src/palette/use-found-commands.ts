import { postStatusLabels, type PostStatus } from '@agency/supabase/blog-posts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCreatePath, useNavigate } from 'react-admin';
import { useDebouncedValue } from '../components/use-debounced-value';
import { useReadFunction } from '../providers/use-read-function';
import type { Command } from './command';

interface Article {
  readonly id: string;
  readonly title: string;
  readonly status: PostStatus;
  /** Whether the title contains the text; not set on the latest articles. */
  readonly called?: boolean;
}

interface Found {
  readonly articles: readonly Article[];
  readonly contacts: readonly { readonly id: string; readonly name: string; readonly about: string }[];
}

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly find_anything: Found;
  }
}

interface FoundCommands {
  readonly articles: readonly Command[];
  /** Articles with the text in their content only. */
  readonly mentions: readonly Command[];
  readonly contacts: readonly Command[];
  /** Whether the answer for the typed text is pending. */
  readonly isSearching: boolean;
  /** Whether the first answer is pending. */
  readonly isPending: boolean;
  readonly isError: boolean;
}

const debounce = 120;

/** The articles and contacts that contain the typed text; without text, the latest. */
export function useFoundCommands(typed: string): FoundCommands {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const words = typed.trim();
  const searched = useDebouncedValue(words, debounce);
  const { data, isFetching, isPending, isError } = useReadFunction(
    'find_anything',
    { words: searched },
    { placeholderData: keepPreviousData },
  );
  const latest = searched === '';
  const articles = data?.articles ?? [];
  const commandOf = (group: string) => (article: Article) => ({
    id: `article ${article.id}`,
    group,
    label: article.title,
    ...(article.status === 'draft' && { hint: postStatusLabels.draft }),
    run: () => navigate(createPath({ resource: 'blog_posts', type: 'edit', id: article.id })),
  });
  return {
    articles: articles.filter(({ called = true }) => called).map(commandOf(latest ? 'Derniers articles' : 'Articles')),
    mentions: articles.filter(({ called = true }) => !called).map(commandOf('Articles qui en parlent')),
    contacts: (data?.contacts ?? []).map(({ id, name, about }) => ({
      id: `contact ${id}`,
      group: latest ? 'Derniers contacts' : 'Contacts',
      label: name,
      hint: about,
      run: () => navigate({ pathname: createPath({ resource: 'contacts', type: 'list' }), search: `?contact=${id}` }),
    })),
    isSearching: isFetching || searched !== words,
    isPending,
    isError,
  };
}
