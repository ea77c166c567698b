import { useGetIdentity } from 'react-admin';
import { formatMoment } from '../formats/dates';
import { Notice, NoticeButton } from '../ui/components/Notice';
import { localCopies } from './local-copies';
import { sameText, type Stored } from './saving-rules';

interface LocalCopyNoticeProps {
  readonly resource: string;
  readonly record: Stored;
  /** Opens the form, which offers the copy. */
  readonly onEdit: () => void;
}

/** Says, where a text is read, that this browser holds changes to it that were never saved. */
export function LocalCopyNotice({ resource, record, onEdit }: LocalCopyNoticeProps) {
  const { identity } = useGetIdentity();
  const copies = localCopies(window.localStorage, String(identity?.id ?? '')).find(`${resource}/${record.id}`);
  const copy = copies.find(({ text }) => !sameText(text, record));
  if (!copy) return null;
  return (
    <Notice actions={<NoticeButton onClick={onEdit}>Reprendre</NoticeButton>}>
      Une version non sauvegardée du {formatMoment(copy.at)} est gardée dans ce navigateur.
    </Notice>
  );
}
