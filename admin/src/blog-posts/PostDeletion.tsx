import { Confirm } from 'react-admin';
import { formatNumber } from '../formats/numbers';

interface PostDeletionProps {
  readonly open: boolean;
  readonly titles: readonly string[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PostDeletion({ open, titles, onClose, onConfirm }: PostDeletionProps) {
  const [title, ...others] = titles;
  const isOne = others.length === 0;
  return (
    <Confirm
      isOpen={open}
      title={isOne ? 'Supprimer l’article\u00A0?' : `Supprimer ${formatNumber(titles.length)}\u00A0articles\u00A0?`}
      content={
        isOne
          ? `« ${title ?? ''} » sera retiré du site et placé dans la corbeille, d’où il peut revenir entier pendant 30 jours.`
          : 'Ils seront retirés du site et placés dans la corbeille, d’où ils peuvent revenir entiers pendant 30 jours.'
      }
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
