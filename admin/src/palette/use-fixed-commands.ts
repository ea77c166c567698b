import {
  useAuthProvider,
  useCreatePath,
  useGetResourceLabel,
  useNavigate,
  useResourceDefinitions,
  useTheme,
} from 'react-admin';
import { boardSearch } from '../contacts/selected-contact';
import { useSignOut } from '../dashboard/use-sign-out';
import { usePages } from '../pages/use-pages';
import { sections } from '../site-settings/sections';
import type { Command } from './command';
import { useOpenOverlay } from './overlay';

interface FixedCommands {
  readonly actions: readonly Command[];
  readonly screens: readonly Command[];
  readonly settings: readonly Command[];
  readonly pages: readonly Command[];
}

/** The commands that need no search in the database: actions, screens, settings and the few dozen pages. */
export function useFixedCommands(): FixedCommands {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const definitions = Object.values(useResourceDefinitions());
  const open = useOpenOverlay();
  const signOut = useSignOut(useAuthProvider());
  const [theme, setTheme] = useTheme();
  const { data: pages = [] } = usePages();
  const dark = theme === 'dark';
  const create = (resource: string) => () => navigate(createPath({ resource, type: 'create' }));

  const actions: Omit<Command, 'group'>[] = [
    { id: 'new post', label: 'Nouvel article', keywords: 'écrire créer ajouter blog', run: create('blog_posts') },
    { id: 'new page', label: 'Nouvelle page', keywords: 'écrire créer ajouter', run: create('pages') },
    {
      id: 'board',
      label: 'Contacts en tableau',
      keywords: 'demandes colonnes kanban',
      run: () => navigate({ pathname: createPath({ resource: 'contacts', type: 'list' }), search: boardSearch }),
    },
    {
      id: 'site',
      label: 'Voir le site',
      keywords: 'ouvrir accueil public visiteurs',
      run: () => window.open('/', '_blank', 'noopener'),
    },
    {
      id: 'theme',
      label: dark ? 'Thème clair' : 'Thème sombre',
      keywords: 'apparence couleurs nuit jour mode',
      run: () => setTheme(dark ? 'light' : 'dark'),
    },
    { id: 'shortcuts', label: 'Raccourcis clavier', keywords: 'touches aide', run: () => open('shortcuts') },
    { id: 'sign out', label: 'Déconnexion', keywords: 'se déconnecter quitter sortir session', run: signOut },
  ];
  const screens = [
    { id: 'screen dashboard', label: 'Tableau de bord', keywords: 'accueil', run: () => navigate('/') },
    ...definitions
      .filter(({ hasList }) => hasList)
      .map(({ name }) => ({
        id: `screen ${name}`,
        label: labelOf(name, 2),
        run: () => navigate(createPath({ resource: name, type: 'list' })),
      })),
  ];
  const settings = sections.flatMap(({ title, settings: of }) =>
    of.map(({ key, label }) => ({
      id: `setting ${key}`,
      label,
      hint: title,
      keywords: `${title} réglage paramètre`,
      run: () => navigate({ pathname: createPath({ resource: 'site_settings', type: 'list' }), hash: key }),
    })),
  );
  const texts = pages.map(({ id, title, slug }) => ({
    id: `page ${id}`,
    label: title,
    hint: `/${slug}`,
    keywords: slug,
    run: () => navigate(createPath({ resource: 'pages', type: 'edit', id })),
  }));
  return {
    actions: inGroup('Actions', actions),
    screens: inGroup('Écrans', screens),
    settings: inGroup('Paramètres', settings),
    pages: inGroup('Pages', texts),
  };
}

const inGroup = (group: string, commands: readonly Omit<Command, 'group'>[]): Command[] =>
  commands.map((command) => ({ group, ...command }));
