import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useRecordContext, useRedirect } from 'react-admin';
import { HistoryDialog } from '../revisions/HistoryButton';
import { useFormSaving } from '../saving/SavingProvider';
import type { Post } from './post';
import { PostDeletion } from './PostDeletion';
import { useDuplicatePost } from './use-duplicate-post';
import { usePostWrites } from './use-post-writes';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'history' | 'deletion'>();
  // The menu gives the focus back to its button as it closes: an action that takes the focus runs after that.
  const afterClosing = useRef<() => void>(undefined);
  const choose = (action: () => void) => () => {
    afterClosing.current = action;
    setAnchor(null);
  };
  const runChosen = () => {
    afterClosing.current?.();
    afterClosing.current = undefined;
  };
  return (
    <>
      <Tooltip title="Plus d’actions">
        <IconButton
          aria-label="Plus d’actions"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: runChosen } }}
      >
        <MenuItem role="menuitemcheckbox" aria-checked={previewing} onClick={choose(() => onPreview(!previewing))}>
          {previewing ? 'Fermer l’aperçu en direct' : 'Aperçu en direct'}
        </MenuItem>
        <MenuItem onClick={choose(onSave)}>
          Sauvegarder et rester
          <Typography color="text.secondary" sx={{ ml: 3 }}>
            Ctrl+S
          </Typography>
        </MenuItem>
        <MenuItem sx={{ display: { lg: 'none' } }} onClick={choose(() => document.getElementById(settingsId)?.focus())}>
          Réglages de l’article
        </MenuItem>
        {record && <MenuItem onClick={choose(() => setAsked('history'))}>Historique</MenuItem>}
        {record && <MenuItem onClick={choose(() => void duplicate())}>Dupliquer l’article</MenuItem>}
        {record && <MenuItem onClick={choose(() => setAsked('deletion'))}>Supprimer l’article</MenuItem>}
      </Menu>
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
