import { type Command, matching } from './command';
import { useFixedCommands } from './use-fixed-commands';
import { useFoundCommands } from './use-found-commands';

interface Commands {
  readonly commands: Command[];
  readonly isSearching: boolean;
  readonly isError: boolean;
}

/** Without words, few of each; with some, no more than can be looked over. */
const shown = { latest: 4, found: 6 } as const;

/** What the palette offers for the words typed, group after group: without any, the latest contents first. */
export function useCommands(typed: string): Commands {
  const { actions, screens, settings, pages } = useFixedCommands();
  const { articles, mentions, contacts, isPending, ...search } = useFoundCommands(typed);
  const found = (commands: readonly Command[]) => matching(commands, typed).slice(0, shown.found);
  if (typed.trim() !== '') {
    const contents = [...articles, ...contacts, ...found(pages), ...found(settings), ...mentions];
    return { commands: [...found(actions), ...found(screens), ...contents], ...search };
  }
  const latest = [...articles.slice(0, shown.latest), ...contacts.slice(0, shown.latest)];
  // Nothing before those are known, or what is highlighted would not be what comes first.
  return { commands: isPending ? [] : [...latest, ...actions, ...screens], ...search };
}
