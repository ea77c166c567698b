import { identity } from '@agency-site/brand/identity';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetList } from 'react-admin';
import { useFunctionCall } from '../../provider/use-function-call';
import { countOf } from '../../formats/numbers';
import { NativeSelect } from '../../ui/components/NativeSelect';
import type { Administrator } from './administrator';

/** Two ways to end a person's access: `deactivate` for a time, `remove` for good. */
type AccessRemoval = 'deactivate' | 'remove';

const words = {
  deactivate: {
    action: 'Désactiver',
    done: 'Accès désactivé',
    text: 'Cette personne n’entrera plus dans le back-office, dès maintenant, et ses sessions se terminent. Vous pourrez lui rouvrir l’accès.',
  },
  remove: {
    action: 'Retirer',
    done: 'Accès retiré',
    text: 'Cette personne n’entrera plus dans le back-office, dès maintenant, et son profil est effacé.',
  },
} as const;

interface AccessRemovalDialogProps {
  readonly person: Administrator;
  readonly removal: AccessRemoval;
  readonly onClose: () => void;
}

/** Asks for confirmation before a person's access ends, and asks who becomes the author of that person's articles. */
export function AccessRemovalDialog({ person, removal, onClose }: AccessRemovalDialogProps) {
  const { action, done, text } = words[removal];
  const { data: people = [] } = useGetList<Administrator>('admins', {
    filter: { state: 'active' },
    sort: { field: 'email', order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  });
  const [newAuthor, setNewAuthor] = useState(removal === 'deactivate' ? person.id : '');
  const { mutate, isPending } = useFunctionCall(`${removal}_administrator`, 'update', () => done);
  const leave = () => mutate({ id: person.id, ...(newAuthor && { new_author: newAuthor }) }, { onSettled: onClose });
  return (
    <Confirm
      isOpen
      maxWidth="xs"
      fullWidth
      title={`${action} ${person.email}\u00A0?`}
      content={
        <>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          {person.posts > 0 && (
            <NativeSelect
              label={`${countOf(person.posts, 'article', 'articles')}, brouillons compris`}
              fullWidth
              value={newAuthor}
              options={[
                ...(removal === 'deactivate' ? [[person.id, `Restent à ${person.name || person.email}`] as const] : []),
                ['', `À personne\u00A0: signés «\u00A0Équipe ${identity.name}\u00A0»`],
                // The role `reader` may not write articles, so it cannot take any over.
                ...people
                  .filter(({ id, role }) => id !== person.id && role !== 'reader')
                  .map(({ id, name, email }) => [id, `À ${name || email}`] as const),
              ]}
              onChange={setNewAuthor}
            />
          )}
        </>
      }
      confirm={action}
      loading={isPending}
      onClose={onClose}
      onConfirm={leave}
    />
  );
}
