import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { shownFor } from '../../components/use-notify-with-undo';
import { useAskToSave, useFormSaving, useIsSavingAsked } from '../../saving/SavingProvider';
import { useShortcut } from '../../shortcuts/use-shortcut';
import type { Post } from '../post';
import { FirstPublication } from './FirstPublication';
import type { PostForm } from './post-form';
import { type SaveIntent, slugOf } from './post-to-save';
import { PostEditorMenu } from './PostEditorMenu';

/** Where a save that succeeded leads: to the list, or nowhere. */
type AfterSave = 'leave' | 'stay';

interface PostEditorActionsProps {
  /** Whether the live preview is open. */
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
}

/**
 * « Aperçu », then « Sauvegarder » and « Publier » of a draft or « Mettre à jour » of a public article; the rest is in a
 * menu. Ctrl+S saves too, and goes on writing.
 */
export function PostEditorActions({ previewing, onPreview }: PostEditorActionsProps) {
  const ask = useAskToSave();
  const saving = useIsSavingAsked();
  const redirect = useRedirect();
  const slug = useWatch<PostForm, 'slug'>({ name: 'slug' });
  const record = useRecordContext<Post>();
  const notify = useNotify();
  const { publishes, view } = useFormSaving<Post>();
  const [confirming, setConfirming] = useState<AfterSave>();

  const save = async (intent: SaveIntent, then: AfterSave) => {
    const becomesPublic = intent === 'publish' ? record?.status !== 'published' : publishes();
    const answer = await ask(intent);
    if (answer === 'not saved') return;
    if (becomesPublic)
      notify('Article publié', { autoHideDuration: shownFor, action: <ViewArticle slug={view().base?.slug ?? ''} /> });
    else notify(`resources.blog_posts.notifications.${record ? 'updated' : 'created'}`);
    // Nobody is taken away from words that are not saved yet.
    if (then === 'leave' && answer === 'saved') redirect('list', 'blog_posts');
  };
  /** « Sauvegarder » with a status that was only chosen in the select is a first publication all the same. */
  const saveOrConfirm = (then: AfterSave) => {
    if (publishes()) setConfirming(then);
    else void save('save', then);
  };
  useShortcut('save', () => saveOrConfirm('stay'));

  const isPublic = record?.status === 'published';

  return (
    <>
      {slug && (
        <Button
          // As it is stored: an address that is being changed leads nowhere yet.
          href={`/blog/${record?.slug ?? slugOf({ slug, title: null })}`}
          target="_blank"
          rel="noopener"
          aria-label="Aperçu"
          startIcon={<VisibilityIcon />}
          sx={preview}
          onClick={(event) => {
            if (record) return;
            event.preventDefault();
            onPreview(true);
            notify('L’article n’est pas encore sauvegardé\u00A0: voici son aperçu en direct.');
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Aperçu
          </Box>
        </Button>
      )}
      <PostEditorMenu previewing={previewing} onPreview={onPreview} onSave={() => saveOrConfirm('stay')} />
      <Button
        variant={isPublic ? 'contained' : 'outlined'}
        disabled={saving}
        title="Ctrl+S sauvegarde et reste sur cet écran"
        onClick={() => saveOrConfirm('leave')}
      >
        {saving ? 'Sauvegarde...' : isPublic ? 'Mettre à jour' : 'Sauvegarder'}
      </Button>
      {!isPublic && (
        <Button variant="contained" disabled={saving} onClick={() => void save('publish', 'leave')}>
          Publier
        </Button>
      )}
      <FirstPublication
        open={confirming !== undefined}
        onCancel={() => setConfirming(undefined)}
        onConfirm={() => {
          setConfirming(undefined);
          if (confirming) void save('save', confirming);
        }}
      />
    </>
  );
}

/** On a phone its icon alone. */
const preview = { minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } } as const;

function ViewArticle({ slug }: { readonly slug: string }) {
  return (
    <Button size="small" color="inherit" href={`/blog/${slug}`} target="_blank" rel="noopener">
      Voir l’article
    </Button>
  );
}
