import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetResourceLabel, useTheme } from 'react-admin';
import { actionsGroup, type Command } from '../../data/commands';
import { inOrder, useContributions, useListedResources } from '../../data/resource';
import { useReadFunction } from '../../data/use-read-function';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';
import { matching } from './command';
import { useOpenOverlay } from './overlay';

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
  const search = { isSearching: isFetching || searched !== words, isError };
  const contents = useContributions('foundCommands').map(
    ({ contributed: commandsOf }) => (data && commandsOf(data, searched === '')) ?? [],
  );
  const contributed = [
    ...useRowCommands(),
    ...useContributions('commands').map(({ contributed: commands }) => commands),
  ];
  const actions = [...inOrder(contributed.flat().filter(isAction)), ...useFrameActions()];
  const screens = useScreens();
  if (words === '') {
    const latest = contents.flatMap((commands) => commands.slice(0, maximum.latest));
    // None while the latest are loading: the first command, which is highlighted, would change.
    return { commands: isPending ? [] : [...latest, ...actions, ...screens], ...search };
  }
  const found = (commands: readonly Command[]) => matching(commands, typed).slice(0, maximum.found);
  const others = contributed.flatMap((commands) => found(commands.filter((command) => !isAction(command))));
  return {
    commands: [...found(actions), ...found(screens), ...inOrder([...contents.flat(), ...others])],
    ...search,
  };
}

const isAction = ({ group }: Command): boolean => group === actionsGroup;

/** The commands of the resources whose rows are commands, from the same queries as their lists. */
function useRowCommands(): Command[][] {
  const provider = useDataProvider();
  const resources = useContributions('rowCommands');
  const answers = useQueries({
    queries: resources.map(({ name, contributed: { params } }) => ({
      queryKey: [name, 'getList', params],
      queryFn: () => provider.getList(name, params),
    })),
  });
  return resources.map(({ contributed: { commandOf } }, index) => answers[index]?.data?.data.map(commandOf) ?? []);
}

/** The actions that are of no resource. */
function useFrameActions(): Command[] {
  const open = useOpenOverlay();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  const actions: Omit<Command, 'group'>[] = [
    {
      label: 'Voir le site',
      keywords: 'ouvrir accueil public visiteurs',
      run: () => window.open('/', '_blank', 'noopener'),
    },
    {
      label: dark ? 'Thème clair' : 'Thème sombre',
      keywords: 'apparence couleurs nuit jour mode',
      run: () => setTheme(dark ? 'light' : 'dark'),
    },
    { label: 'Raccourcis clavier', keywords: 'touches aide', run: () => open('shortcuts') },
    { label: 'Déconnexion', keywords: 'se déconnecter quitter sortir session', run: () => open('sign-out') },
  ];
  return actions.map((action) => ({ group: actionsGroup, ...action }));
}

/** The dashboard and the list of each resource that the person may see. */
function useScreens(): Command[] {
  const labelOf = useGetResourceLabel();
  const resources = useListedResources();
  return [
    { group: 'Écrans', label: 'Tableau de bord', keywords: 'accueil', to: '/' },
    ...resources.map(({ name }) => ({ group: 'Écrans', label: labelOf(name, 2), to: `/${name}` })),
  ];
}
