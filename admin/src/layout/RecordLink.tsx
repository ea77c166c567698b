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

/** The content of a cell as a link to where a click on the row leads, for the keyboard. */
export function RecordLink({ source = '', render }: RecordLinkProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const record = useRecordContext();
  const value: ReactNode = useFieldValue({ source });
  const path = useGetPathForRecord(rowClick === undefined ? {} : { link: isPath(rowClick) && rowClick });
  const content = render && record ? render(record) : value;
  if (!path) return content;
  return (
    // Without `stopPropagation`, the row would navigate too.
    <Link component={LinkBase} to={path} color="inherit" onClick={stopPropagation}>
      {content}
    </Link>
  );
}

const stopPropagation = (event: MouseEvent): void => event.stopPropagation();

const isPath = (rowClick: unknown): rowClick is string =>
  typeof rowClick === 'string' && !['expand', 'toggleSelection'].includes(rowClick);
