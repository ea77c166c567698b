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
        ? `« ${only ?? ''} » sera retiré du site et placé dans la corbeille, d’où il peut revenir entier pendant 30 jours.`
        : 'Ils seront retirés du site et placés dans la corbeille, d’où ils peuvent revenir entiers pendant 30 jours.'}
    </ConfirmedDeletion>
  );
}
