import { Box, Button } from '@mui/material';
import { LinkBase, useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { formatDateTime } from '../../formats/dates';
import { useListedResources } from '../../provider/resource';
import { Panel } from '../components/Panel';
import { linksWithNotes } from '../theme/styles';
import { type Entry, nameOfEvent, nameOfPerson, useWordsOfEntries } from './entry';

const shown = 5;

export function ActivityPanel() {
  const table_name = useResourceContext() ?? '';
  const record = useRecordContext();
  const row_id = record?.id;
  const { namesOfColumns } = useWordsOfEntries();
  const isListed = useListedResources().some(({ name }) => name === 'activity_log');
  const filter = { table_name, row_id };
  // The version of the record is a part of the query's key, so that the log is read again after a save.
  const { data: entries = [], total = 0 } = useGetList<Entry>(
    'activity_log',
    {
      filter,
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
      meta: { version: record?.['updated_at'] as unknown },
    },
    { enabled: isListed && row_id !== undefined },
  );
  // Shows nothing if the log could not be read: the banner says so, and the panel is secondary to the form beside it.
  if (entries.length === 0) return null;
  return (
    <Panel title="Activité">
      <Box component="ul" sx={lines}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {nameOfEvent(entry)}
            {entry.columns.length > 0 && `\u00A0: ${namesOfColumns(entry)}`}
            <span>
              {nameOfPerson(entry)}, {formatDateTime(entry.happened_at)}
            </span>
          </li>
        ))}
      </Box>
      {total > shown && (
        <Button
          component={LinkBase}
          to={`/activity_log?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`}
          sx={{ alignSelf: 'start' }}
        >
          Toute l’activité
        </Button>
      )}
    </Panel>
  );
}

const lines = {
  ...linksWithNotes,
  '& li': { py: 0.75 },
  '& li > span': { display: 'block', fontSize: '0.8125rem' },
} as const;
