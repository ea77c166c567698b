import { postStatusLabels } from '@agency/domain/blog-posts';
import { actionsGroup } from '../../data/commands';
import { formatDate } from '../../data/formats/dates';
import { countOf } from '../../data/formats/numbers';
import type { Contributions } from '../../data/resource';
import { LatestRows } from '../../ui/components/LatestRows';
import type { Post } from './post';
import { Proposals } from './Proposals';
import { calendarPath } from './calendar/calendar';

type Draft = Pick<Post, 'id' | 'title' | 'updated_at'>;

const draftColumns = ['id', 'title', 'updated_at'] satisfies (keyof Draft)[];

const LatestDrafts = () => (
  <LatestRows<Draft>
    resource="blog_posts"
    status="draft"
    date="updated_at"
    meta={{ columns: draftColumns }}
    linkOf={({ id, title, updated_at: changed }) => ({
      to: `/blog_posts/${id}`,
      text: title,
      note: `modifié le ${formatDate(changed)}`,
    })}
    empty="Aucun brouillon."
    error="Les brouillons n’ont pas pu être lus"
  />
);

export const postContributions: Contributions = {
  figure: {
    title: 'Articles Totaux',
    figureOf: ({ totalPosts }) => totalPosts,
    noteOf: ({ publishedPosts, scheduledPosts }) =>
      [
        countOf(publishedPosts, 'publié', 'publiés'),
        ...(scheduledPosts > 0 ? [countOf(scheduledPosts, 'programmé', 'programmés')] : []),
      ].join(', '),
  },
  quickAction: { label: 'Nouvel Article', type: 'create' },
  activity: [
    { title: 'Articles proposés', content: Proposals, action: 'publish', order: 2 },
    { title: 'Brouillons en cours', content: LatestDrafts, order: 1 },
  ],
  card: { title: 'Articles de Blog', text: 'Écrire, publier et mettre à jour les articles du site.' },
  commands: [
    {
      group: actionsGroup,
      label: 'Nouvel article',
      keywords: 'écrire créer ajouter blog',
      to: '/blog_posts/create',
    },
    {
      group: 'Écrans',
      label: 'Calendrier des publications',
      keywords: 'articles programmés mois planning',
      to: `${calendarPath.pathname}${calendarPath.search}`,
    },
  ],
  foundCommands: ({ articles }, isLatest) =>
    articles.map(({ id, title, status, called = true }) => ({
      // The text may be in their content only: these come last.
      ...(called
        ? { group: isLatest ? 'Derniers articles' : 'Articles' }
        : { group: 'Articles qui en parlent', order: 1 }),
      label: title,
      ...(status !== 'published' && { hint: status === 'draft' ? postStatusLabels.draft : 'Programmé' }),
      to: `/blog_posts/${id}`,
    })),
};
