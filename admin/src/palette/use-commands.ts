import { type Command, matching } from './command';
import { useFixedCommands } from './use-fixed-commands';
import { useFoundCommands } from './use-found-commands';

interface Commands {
  readonly commands: Command[];
  readonly isSearching: boolean;
  readonly isError: boolean;
}

/** Maximum number of commands per group: of the latest, without a search, and of those found. */
const maximum = { latest: 4, found: 6 } as const;

/** The commands for the typed text, group after group. Without text, the latest contents come first. */
export function useCommands(typed: string): Commands {
  const { actions, screens, settings, pages } = useFixedCommands();
  const { articles, mentions, contacts, isPending, ...search } = useFoundCommands(typed);
  const found = (commands: readonly Command[]) => matching(commands, typed).slice(0, maximum.found);
  if (typed.trim() !== '') {
    const contents = [...articles, ...contacts, ...found(pages), ...found(settings), ...mentions];
    return { commands: [...found(actions), ...found(screens), ...contents], ...search };
  }
  const latest = [...articles.slice(0, maximum.latest), ...contacts.slice(0, maximum.latest)];
  // None while the latest are loading: the first command, which is highlighted, would change.
  return { commands: isPending ? [] : [...latest, ...actions, ...screens], ...search };
}
