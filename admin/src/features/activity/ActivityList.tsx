import {
  DataTable,
  DateInput,
  downloadCSV,
  type Exporter,
  List,
  ReferenceField,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { settingKeys, settings } from '@agency-site/domain/settings';
import { toCsv } from '../../formats/csv';
import { formatSecond } from '../../formats/dates';
import { type Entry, events, nameOfEvent, nameOfPerson, useWordsOfEntries } from '../../ui/activity/entry';

const choices = Object.entries(events).map(([id, name]) => ({ id, name }));

/** The activity log, latest first, filtered by person, table, action, period or record. */
export function ActivityList() {
  const { tables, nameOfTable, namesOfColumns } = useWordsOfEntries();
  const filters = [
    <SearchInput key="email" source="email@ilike" placeholder="Rechercher une personne" alwaysOn />,
    <SelectInput key="table_name" source="table_name" label="Contenu" choices={tables} alwaysOn />,
    <SelectInput key="event" source="event" choices={choices} />,
    <DateInput key="since" source="since" label="Depuis le" />,
    <DateInput key="until" source="until" label="Jusqu’au" />,
    <TextInput key="row_id" source="row_id" />,
  ];
  const exporter: Exporter<Entry> = (entries) =>
    downloadCSV(
      toCsv<Entry>(
        [
          ['Date', ({ happened_at: moment }) => formatSecond(moment)],
          ['Personne', nameOfPerson],
          ['Action', nameOfEvent],
          ['Contenu', ({ table_name: table }) => table && nameOfTable(table)],
          ['Identifiant', ({ row_id: row }) => row],
          ['Champs', namesOfColumns],
        ],
        entries,
      ),
      'journal-activite',
    );
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} exporter={exporter}>
      <DataTable<Entry> aria-label="Journal d’activité" bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<Entry>
          source="happened_at"
          disableSort
          sx={{ whiteSpace: 'nowrap' }}
          render={({ happened_at: at }) => formatSecond(at)}
        />
        <DataTable.Col<Entry> source="email" disableSort render={nameOfPerson} />
        <DataTable.Col<Entry> source="event" disableSort render={nameOfEvent} />
        <DataTable.Col<Entry> source="table_name" disableSort render={(entry) => <About entry={entry} />} />
        <DataTable.Col<Entry> source="columns" disableSort render={namesOfColumns} />
      </DataTable>
    </List>
  );
}

/** Shows the table and the name of the record of an entry. The name is the current one, because the log stores none. */
function About({ entry }: { readonly entry: Entry }) {
  const { isEdited, shortColumnsOf, nameOfTable } = useWordsOfEntries();
  const { table_name: table, row_id: row, about } = entry;
  if (!table) return null;
  const setting = table === 'site_settings' && settingKeys.find((key) => key === row);
  return (
    <>
      {nameOfTable(table)}
      {about && `\u00A0: ${about}`}
      {setting && `\u00A0: ${settings[setting].label}`}
      {isEdited(table) && (
        <>
          {'\u00A0: '}
          <ReferenceField
            source="row_id"
            reference={table}
            link={table === 'contacts' ? `/contacts?contact=${row}` : 'edit'}
            emptyText="supprimé"
            queryOptions={{ meta: { columns: shortColumnsOf(table) } }}
          />
        </>
      )}
    </>
  );
}
