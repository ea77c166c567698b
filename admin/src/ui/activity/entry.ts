import type { Database } from '@agency-site/supabase/types';
import { namesOf } from '@agency-site/domain/tables/column';
import { type ResourceDefinition, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import type { BackOfficeOptions } from '../../provider/resource';

export type Entry = Database['public']['Functions']['activity_list']['Returns'][number];

export const events: Readonly<Record<string, string>> = {
  insert: 'Création',
  update: 'Modification',
  delete: 'Suppression',
  replace: 'Remplacement partout',
  restore: 'Restauration',
  erase: 'Suppression définitive',
  sign_in: 'Connexion',
  second_factor_added: 'Second facteur ajouté',
  second_factor_removed: 'Second facteur retiré',
  second_factor_failed: 'Second facteur refusé',
};

export const nameOfEvent = ({ event }: Entry): string => events[event] ?? event;

/** The name to show for the author of an entry. The entries of a deleted account have no e-mail address. */
export function nameOfPerson({ email, source }: Entry): string {
  if (source === 'service_key') return 'Clé de service';
  if (source === 'database') return 'Maintenance';
  return email ?? 'Compte supprimé';
}

/** Names of tables without a list, or whose screen shows one row and has a name in the singular. */
const others: Readonly<Record<string, string>> = { case_study_tools: 'Outils des études de cas', profiles: 'Profils' };

type Definitions = Readonly<Record<string, ResourceDefinition<BackOfficeOptions>>>;

/** Returns functions that name the subject of an entry in the words of its screens. */
export function useWordsOfEntries() {
  const definitions: Definitions = useResourceDefinitions<BackOfficeOptions>();
  const labelOf = useGetResourceLabel();
  const nameOfTable = (table: string) => others[table] ?? (definitions[table] ? labelOf(table, 2) : table);
  return {
    isEdited: (table: string) => definitions[table]?.hasEdit === true,
    /** The short columns of a table, one of which contains the name of a row. */
    shortColumnsOf: (table: string) => {
      const { columns = {} } = definitions[table]?.options ?? {};
      return namesOf(columns).filter((name) => !columns[name]?.large);
    },
    nameOfTable,
    namesOfColumns: ({ table_name: table, columns }: Entry) =>
      columns.map((name) => definitions[table]?.options?.columns[name]?.label ?? name).join(', '),
    tables: Object.values(definitions)
      .filter(({ options }) => Object.keys(options?.columns ?? {}).length > 0)
      .map(({ name }) => ({ id: name, name: nameOfTable(name) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'fr')),
  };
}
