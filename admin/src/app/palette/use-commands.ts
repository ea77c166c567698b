import { postStatusLabels, type PostStatus } from '@agency/supabase/blog-posts';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';
import { useReadFunction } from '../../data/use-read-function';
import { type Command, matching } from './command';
import { useFixedCommands } from './use-fixed-commands';

interface Article {
  readonly id: string;
  readonly title: string;
  readonly status: PostStatus;
  /** Whether the title contains the text; not set on the latest articles. */
  readonly called?: boolean;
}

declare module '../../data/database-functions' {
  interface JsonAnswers {
    readonly find_anything: {
      readonly articles: readonly Article[];
      readonly contacts: readonly { readonly id: string; readonly name: string; readonly about: string }[];
    };
  }
}

/** Maximum number of commands per group: of the latest, without a search, and of those found. */
const maximum = { latest: 4, found: 6 } as const;

const debounce = 120;

/**
 * The commands for the typed text, group after group. Without text, the latest contents come first.
 * @returns also whether the answer for the typed text is pending, and whether it failed
 */
export function useCommands(typed: string) {
  const words = typed.trim();
  const searched = useDebouncedValue(words, debounce);
  const { data, isFetching, isPending, isError } = useReadFunction(
    'find_anything',
    { words: searched },
    { placeholderData: keepPreviousData },
  );
  const { actions, screens, settings, pages } = useFixedCommands();
  const search = { isSearching: isFetching || searched !== words, isError };

  const articlesIn = (group: string, isIn: (article: Article) => boolean): Command[] =>
    (data?.articles ?? []).filter(isIn).map(({ id, title, status }) => ({
      group,
      label: title,
      ...(status === 'draft' && { hint: postStatusLabels.draft }),
      to: `/blog_posts/${id}`,
    }));
  const articles = articlesIn(searched === '' ? 'Derniers articles' : 'Articles', ({ called = true }) => called);
  /** With the text in their content only. */
  const mentions = articlesIn('Articles qui en parlent', ({ called = true }) => !called);
  const contacts = (data?.contacts ?? []).map(({ id, name, about }) => ({
    group: searched === '' ? 'Derniers contacts' : 'Contacts',
    label: name,
    hint: about,
    to: `/contacts?contact=${id}`,
  }));

  if (words === '') {
    const latest = [...articles.slice(0, maximum.latest), ...contacts.slice(0, maximum.latest)];
    // None while the latest are loading: the first command, which is highlighted, would change.
    return { commands: isPending ? [] : [...latest, ...actions, ...screens], ...search };
  }
  const found = (commands: readonly Command[]) => matching(commands, typed).slice(0, maximum.found);
  const contents = [...articles, ...contacts, ...found(pages), ...found(settings), ...mentions];
  return { commands: [...found(actions), ...found(screens), ...contents], ...search };
}
