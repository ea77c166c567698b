import type { Column } from '@agency-site/domain/tables/column';
import ActivityIcon from '@mui/icons-material/ManageHistoryOutlined';
import { lazy } from 'react';
import type { BackOfficeResource } from '../../provider/resource';
import { afterId } from '../../provider/read-all';
import { events } from '../../ui/activity/entry';

/** The columns of the function `activity_list`, which adds e-mail addresses to the table's columns. */
const columns: Readonly<Record<string, Column>> = {
  id: {},
  happened_at: { label: 'Date', type: 'date' },
  email: { label: 'Personne' },
  source: { label: 'Par', choices: { person: 'Personne', service_key: 'Clé de service', database: 'Maintenance' } },
  event: { label: 'Action', choices: events },
  table_name: { label: 'Contenu' },
  row_id: { label: 'Identifiant' },
  about: {},
  columns: { label: 'Champs' },
};

/** Midnight at the start of a day, or `later` days after it, in the time zone of the browser, as an ISO string. */
const midnight = (day: string, later = 0): string => {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
};

/** /admin/activity: the log of people's actions, which nobody can edit. */
export const activityLog: BackOfficeResource = {
  name: 'activity_log',
  icon: ActivityIcon,
  list: lazy(async () => ({ default: (await import('./ActivityList')).ActivityList })),
  options: {
    path: 'activity',
    menuGroup: 'technical',
    columns,
    listedBy: 'activity_list',
    filters: {
      // `@` without an operator makes an argument of the function; both arguments use an index.
      table_name: (table) => ['of_table@', table],
      row_id: (row) => ['of_row@', row],
      // `readAll` begins an export after the lowest UUID, but the ids of entries are numbers.
      [afterId]: (id) => [afterId, id.includes('-') ? '0' : id],
      since: (day) => ['happened_at@gte', midnight(day)],
      until: (day) => ['happened_at@lt', midnight(day, 1)],
    },
    messages: {
      name: 'Journal d’activité |||| Journal d’activité',
      counted: 'entrée |||| entrées',
      empty: 'Aucune activité',
      invite: 'Ce que chacun ajoute, modifie et supprime dans le back-office apparaîtra ici, et y reste 13 mois.',
    },
  },
};
