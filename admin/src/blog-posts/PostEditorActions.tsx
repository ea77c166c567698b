import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSaveShortcut } from '../editor/use-save-shortcut';
import type { Post } from './post';
import type { PostForm } from './post-form';
import { slugOf } from './post-to-save';
import { PostHistory } from './PostHistory';
import { useSavePost } from './use-save-post';

interface PostEditorActionsProps {
  /** Whether the live preview is open. */
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
}

/** « Aperçu », « Sauvegarder », « Publier », and the live preview. Ctrl+S saves too, and goes on writing. */
export function PostEditorActions({ previewing, onPreview }: PostEditorActionsProps) {
  const { saveAs, saving } = useSavePost();
  const slug = useWatch<PostForm, 'slug'>({ name: 'slug' });
  const record = useRecordContext<Post>();
  const notify = useNotify();
  useSaveShortcut(() => void saveAs('save', 'stay'));

  return (
    <>
      <PostHistory />
      <Button
        variant="outlined"
        startIcon={<VisibilityIcon />}
        aria-pressed={previewing}
        onClick={() => onPreview(!previewing)}
      >
        Aperçu en direct
      </Button>
      {slug && (
        <Button
          // As it is stored: an address that is being changed leads nowhere yet.
          href={`/blog/${record?.slug ?? slugOf({ slug, title: null })}`}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            if (record) return;
            event.preventDefault();
            onPreview(true);
            notify('L’article n’est pas encore sauvegardé\u00A0: voici son aperçu en direct.');
          }}
        >
          Aperçu
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={saving}
        title="Ctrl+S sauvegarde et reste sur cet écran"
        onClick={() => void saveAs('save', 'leave')}
      >
        {saving ? 'Sauvegarde...' : 'Sauvegarder'}
      </Button>
      <Button variant="contained" disabled={saving} onClick={() => void saveAs('publish', 'leave')}>
        Publier
      </Button>
    </>
  );
}
