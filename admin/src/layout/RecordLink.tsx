import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import {
  type DataTableColumnProps,
  LinkBase,
  useDataTableCallbacksContext,
  useFieldValue,
  useGetPathForRecord,
  useRecordContext,
} from 'react-admin';

interface RecordLinkProps {
  readonly source: DataTableColumnProps['source'];
  readonly render: DataTableColumnProps['render'];
}

/** What a cell shows, as the link to where a click on its row leads: the keyboard's way there. */
export function RecordLink({ source = '', render }: RecordLinkProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const record = useRecordContext();
  const value: ReactNode = useFieldValue({ source });
  const path = useGetPathForRecord(rowClick === undefined ? {} : { link: isPath(rowClick) && rowClick });
  const shown = render && record ? render(record) : value;
  if (!path) return shown;
  return (
    // The row would open the record a second time.
    <Link component={LinkBase} to={path} color="inherit" onClick={keepFromRow}>
      {shown}
    </Link>
  );
}

const keepFromRow = (event: MouseEvent): void => event.stopPropagation();

const isPath = (rowClick: unknown): rowClick is string =>
  typeof rowClick === 'string' && !['expand', 'toggleSelection'].includes(rowClick);
