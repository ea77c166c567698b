import { postStatusLabels, type PostStatus } from '@agency/supabase/blog-posts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useNavigate } from 'react-admin';
import { useDebouncedValue } from '../components/use-debounced-value';
import type { BackOfficeData } from '../providers/database-functions';
import type { Command } from './command';

interface Article {
  readonly id: string;
  readonly title: string;
  readonly status: PostStatus;
  /** Whether its title holds the words; of the latest, nothing is asked. */
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
  /** Articles that are called otherwise and speak of it. */
  readonly mentions: readonly Command[];
  readonly contacts: readonly Command[];
  /** Whether the answer to what is typed is still to come. */
  readonly isSearching: boolean;
  /** Whether no answer has come yet at all. */
  readonly isPending: boolean;
  readonly isError: boolean;
}

/** Long enough for two letters typed quickly to be one question. */
const pause = 120;

/** The articles and contacts that the database finds for the words typed; without any, the latest. */
export function useFoundCommands(typed: string): FoundCommands {
  const provider = useDataProvider<BackOfficeData>();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const words = typed.trim();
  const settled = useDebouncedValue(words, pause);
  const { data, isFetching, isPending, isError } = useQuery({
    queryKey: ['find_anything', settled],
    queryFn: () => provider.readFunction('find_anything', { words: settled }),
    placeholderData: keepPreviousData,
  });
  const latest = settled === '';
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
    isSearching: isFetching || settled !== words,
    isPending,
    isError,
  };
}
