import { postStatusLabels } from '@agency-site/domain/blog-posts';
import { calendarPath } from '../../features/articles/calendar/calendar';
import { pipeline } from '../../features/contacts/selected-contact';
import { settingCommands } from '../../features/settings/resource';
import type { Command, FoundContents } from '../../provider/commands';
import { viewPath } from '../../ui/layout/ViewSwitch';

/** The group of commands that are actions; the palette shows it first. */
export const actionsGroup = 'Actions';
/** The group of articles that contain the words in their text but not in their title; the palette shows it last. */
export const mentionsGroup = 'Articles qui en parlent';

/** The actions of the screens, each for people who may list the resource in `of`. */
export const resourceActions: readonly (Command & { readonly of: string })[] = [
  {
    of: 'blog_posts',
    group: actionsGroup,
    label: 'Nouvel article',
    keywords: 'écrire créer ajouter blog',
    to: '/blog_posts/create',
  },
  {
    of: 'pages',
    group: actionsGroup,
    label: 'Nouvelle page',
    keywords: 'écrire créer ajouter',
    to: '/pages/create',
  },
  {
    of: 'contacts',
    group: actionsGroup,
    label: 'Contacts en pipeline',
    keywords: 'demandes colonnes kanban tableau',
    to: `/contacts${viewPath(pipeline).search}`,
  },
];

interface CommandsOf {
  readonly of: string;
  readonly commands: readonly Command[];
}

/** Commands that lead to screens other than the lists of resources. */
export const otherCommands: readonly CommandsOf[] = [
  {
    of: 'blog_posts',
    commands: [
      {
        group: 'Écrans',
        label: 'Calendrier des publications',
        keywords: 'articles programmés mois planning',
        to: `${calendarPath.pathname}${calendarPath.search}`,
      },
    ],
  },
  { of: 'site_settings', commands: settingCommands },
];

/** Makes commands of the content that the database found, which is the latest content while nothing is typed (`isLatest`). */
export const foundCommands = ({ articles, contacts }: FoundContents, isLatest: boolean): readonly CommandsOf[] => [
  {
    of: 'blog_posts',
    commands: articles.map(({ id, title, status, called = true }) => ({
      group: called ? (isLatest ? 'Derniers articles' : 'Articles') : mentionsGroup,
      label: title,
      ...(status !== 'published' && { hint: status === 'draft' ? postStatusLabels.draft : 'Programmé' }),
      to: `/blog_posts/${id}`,
    })),
  },
  {
    of: 'contacts',
    commands: contacts.map(({ id, name, about }) => ({
      group: isLatest ? 'Derniers contacts' : 'Contacts',
      label: name,
      hint: about,
      to: `/contacts?contact=${id}`,
    })),
  },
];
