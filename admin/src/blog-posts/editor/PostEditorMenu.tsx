import { useState } from 'react';
import { useRecordContext, useRedirect } from 'react-admin';
import { ActionsMenu, type MenuAction } from '../../components/ActionsMenu';
import { HistoryDialog } from '../../revisions/HistoryButton';
import { useFormSaving } from '../../saving/SavingProvider';
import type { Post } from '../post';
import { PostDeletion } from '../PostDeletion';
import { usePostWrites } from '../use-post-writes';
import { useDuplicatePost } from './use-duplicate-post';

/** Where the fields beside the text are, which a narrow screen has below it. */
export const settingsId = 'article-settings';

interface PostEditorMenuProps {
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  readonly onSave: () => void;
}

/** All that is done less often than writing, saving and publishing. */
export function PostEditorMenu({ previewing, onPreview, onSave }: PostEditorMenuProps) {
  const record = useRecordContext<Post>();
  const duplicate = useDuplicatePost();
  const { discard } = useFormSaving();
  const redirect = useRedirect();
  const { remove } = usePostWrites(() => {
    // What was not saved goes with the article: leaving must not ask about it.
    discard();
    redirect('list', 'blog_posts');
  });
  const [asked, setAsked] = useState<'history' | 'deletion'>();
  const ofStored: MenuAction[] = record
    ? [
        { label: 'Historique', onChoose: () => setAsked('history') },
        { label: 'Dupliquer l’article', onChoose: () => void duplicate() },
        { label: 'Supprimer l’article', onChoose: () => setAsked('deletion') },
      ]
    : [];
  return (
    <>
      <ActionsMenu
        label="Plus d’actions"
        actions={[
          {
            label: previewing ? 'Fermer l’aperçu en direct' : 'Aperçu en direct',
            role: 'menuitemcheckbox',
            'aria-checked': previewing,
            onChoose: () => onPreview(!previewing),
          },
          { label: 'Sauvegarder et rester', keys: 'Ctrl+S', onChoose: onSave },
          {
            label: 'Réglages de l’article',
            sx: { display: { lg: 'none' } },
            onChoose: () => document.getElementById(settingsId)?.focus(),
          },
          ...ofStored,
        ]}
      />
      {record && asked === 'history' && (
        <HistoryDialog subject={{ table: 'blog_posts', id: record.id }} onClose={() => setAsked(undefined)} />
      )}
      {record && asked === 'deletion' && (
        <PostDeletion
          open
          titles={[record.title]}
          onClose={() => setAsked(undefined)}
          onConfirm={() => remove([record])}
        />
      )}
    </>
  );
}
