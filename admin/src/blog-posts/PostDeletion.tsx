import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { formatNumber } from '../formats/numbers';

interface PostDeletionProps {
  readonly open: boolean;
  readonly titles: readonly string[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The question asked before articles are deleted. */
export function PostDeletion({ open, titles, onClose, onConfirm }: PostDeletionProps) {
  const [only] = titles;
  const one = titles.length === 1;
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <ConfirmedDeletion
      open={open}
      title={one ? 'Supprimer l’article\u00A0?' : `Supprimer ${formatNumber(titles.length)}\u00A0articles\u00A0?`}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {one
        ? `« ${only ?? ''} » sera retiré du site et de l’administration. Juste après, « Annuler » le fait revenir entier.`
        : 'Ils seront retirés du site et de l’administration. Juste après, « Annuler » les fait revenir entiers.'}
    </ConfirmedDeletion>
  );
}
