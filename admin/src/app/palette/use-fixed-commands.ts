import { settings, settingSections } from '@agency/supabase/settings';
import { useGetResourceLabel, useResourceDefinitions, useTheme } from 'react-admin';
import { boardSearch } from '../../features/contacts/selected-contact';
import { useSignOut } from '../dashboard/use-sign-out';
import { usePages } from '../../features/pages/use-pages';
import type { Command } from './command';
import { useOpenOverlay } from './overlay';

/** The commands that need no search in the database: actions, screens, settings and the few dozen pages. */
export function useFixedCommands() {
  const labelOf = useGetResourceLabel();
  const definitions = Object.values(useResourceDefinitions());
  const open = useOpenOverlay();
  const signOut = useSignOut();
  const [theme, setTheme] = useTheme();
  const { data: pages = [] } = usePages();
  const dark = theme === 'dark';

  const actions: Omit<Command, 'group'>[] = [
    { label: 'Nouvel article', keywords: 'écrire créer ajouter blog', to: '/blog_posts/create' },
    { label: 'Nouvelle page', keywords: 'écrire créer ajouter', to: '/pages/create' },
    {
      label: 'Contacts en tableau',
      keywords: 'demandes colonnes kanban',
      to: `/contacts${boardSearch}`,
    },
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
    { label: 'Déconnexion', keywords: 'se déconnecter quitter sortir session', run: signOut },
  ];
  const screens = [
    { label: 'Tableau de bord', keywords: 'accueil', to: '/' },
    ...definitions.filter(({ hasList }) => hasList).map(({ name }) => ({ label: labelOf(name, 2), to: `/${name}` })),
  ];
  const options = Object.entries(settings).map(([key, { label, section }]) => ({
    label,
    hint: settingSections[section],
    keywords: `${settingSections[section]} réglage paramètre`,
    to: `/site_settings#${key}`,
  }));
  const texts = pages.map(({ id, title, slug }) => ({
    label: title,
    hint: `/${slug}`,
    keywords: slug,
    to: `/pages/${id}`,
  }));
  return {
    actions: inGroup('Actions', actions),
    screens: inGroup('Écrans', screens),
    settings: inGroup('Paramètres', options),
    pages: inGroup('Pages', texts),
  };
}

const inGroup = (group: string, commands: readonly Omit<Command, 'group'>[]): Command[] =>
  commands.map((command) => ({ group, ...command }));
