import { addressOfPage } from '@agency-site/domain/pages';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetResourceLabel, useTheme } from 'react-admin';
import { everyPage, type PageSummary } from '../../features/pages/page';
import type { Command } from '../../provider/commands';
import { useListedResources } from '../../provider/resource';
import { withStoredDomains } from '../../provider/searches';
import { useReadFunction } from '../../provider/use-read-function';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';
import { matching } from './command';
import { useOpenOverlay } from './open-overlay';
import { actionsGroup, foundCommands, mentionsGroup, otherCommands, resourceActions } from './resource-commands';

/** The maximum number of commands per group: for the latest content, shown without a search, and for results. */
const maximum = { latest: 4, found: 6 } as const;

const debounce = 120;

/** The commands for the typed text by group; without text, the latest contents first. @returns also whether it is pending or failed */
export function useCommands(typed: string) {
  const words = typed.trim();
  const searched = useDebouncedValue(words, debounce);
  const { data, isFetching, isPending, isError } = useReadFunction(
    'search_back_office',
    // Only for e-mail addresses: the words also search articles, in which `café.ensuite` is not a domain.
    { words: searched.includes('@') ? withStoredDomains(searched) : searched },
    { placeholderData: keepPreviousData },
  );
  const search = { isSearching: isFetching || searched !== words, isError };
  const listed = new Set(useListedResources().map(({ name }) => name));
  const permitted = <Of extends { readonly of: string }>(all: readonly Of[]) => all.filter(({ of }) => listed.has(of));
  const contents = permitted(data ? foundCommands(data, searched === '') : []).map(({ commands }) => commands);
  const actions = [...permitted(resourceActions), ...useFrameActions()];
  const screens = useScreens();
  const others = permitted([{ of: 'pages', commands: usePageCommands(listed.has('pages')) }, ...otherCommands]);
  if (words === '') {
    const latest = contents.flatMap((commands) => commands.slice(0, maximum.latest));
    // Empty while the latest content is loading, because the first command is highlighted and must not change.
    return { commands: isPending ? [] : [...latest, ...actions, ...screens], ...search };
  }
  const found = (commands: readonly Command[]) => matching(commands, typed).slice(0, maximum.found);
  const named = [...contents.flat(), ...others.flatMap(({ commands }) => found(commands))];
  return {
    commands: [
      ...found(actions),
      ...found(screens),
      ...named.filter((command) => !isMention(command)),
      ...named.filter(isMention),
    ],
    ...search,
  };
}

const isMention = ({ group }: Command): boolean => group === mentionsGroup;

/** A command for each page, from the same query as the list of pages. */
function usePageCommands(enabled: boolean): Command[] {
  const { data = [] } = useGetList<PageSummary>('pages', everyPage, { enabled });
  return data.map(({ id, title, slug }) => ({
    group: 'Pages',
    label: title,
    hint: addressOfPage(slug),
    keywords: slug,
    to: `/pages/${id}`,
  }));
}

/** The actions that belong to no resource. */
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
