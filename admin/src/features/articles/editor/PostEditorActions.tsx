import ScheduleIcon from '@mui/icons-material/Schedule';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { undoTimeout } from '../../../ui/components/use-notify-with-undo';
import { useReviewedSave } from '../../../editor/review/use-reviewed-save';
import { EditorActions, SaveButton } from '../../../editor/EditorActions';
import { useFormSaving, useIsManualSave } from '../../../saving/SavingProvider';
import { formatParisMoment } from '../../../formats/paris-time';
import { isFuture } from '../../../provider/publication';
import { issuePath } from '../../../provider/issue-path';
import { useListedResources } from '../../../provider/resource';
import type { Post } from '../post';
import { ScheduleDialog } from '../ScheduleDialog';
import { usePostDeletion } from '../use-post-deletion';
import { type PostForm, postToSave, slugOf, validatePost } from './post-form';
import { usePostRights } from '../use-post-rights';
import { ProposeButton } from './ProposeButton';
import { useDuplicatePost } from '../use-duplicate-post';

/** The id of the settings, to which a menu action moves the focus on narrow screens, where they are below the text. */
export const settingsId = 'article-settings';

const scheduleLabel = 'Programmer la publication';

interface PostEditorActionsProps {
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
}

/** The buttons « Sauvegarder » and « Publier » for a draft, or « Mettre à jour » for a public article. Ctrl+S saves and stays. */
export function PostEditorActions({ previewing, onPreview }: PostEditorActionsProps) {
  const saving = useIsManualSave();
  const redirect = useRedirect();
  const slug = useWatch<PostForm, 'slug'>({ name: 'slug' });
  const record = useRecordContext<Post>();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext<PostForm>();
  const duplicate = useDuplicatePost();
  const { view, discard } = useFormSaving<Post>();
  const isPublic = record?.status === 'published';
  const maySendLetters = useListedResources().some(({ name }) => name === 'newsletter_issues');
  const { mayPublish } = usePostRights();
  const leave = () => redirect('list', 'blog_posts');
  const onSaved = () => {
    const { status, slug: address = '', published_at: moment } = view().base ?? {};
    if (moment && isFuture(moment)) notify(`Article programmé pour le ${formatParisMoment(moment)}`);
    else if (status === 'published' && !isPublic)
      notify('Article publié', { autoHideDuration: undoTimeout, action: <ViewArticle slug={address} /> });
    else notify(`resources.blog_posts.notifications.${record ? 'updated' : 'created'}`);
  };
  const { save, question } = useReviewedSave<PostForm>({
    subject: 'l’article',
    onSaved,
    onDone: ({ isStored, after }) => isStored && after === 'leave' && leave(),
    reviewed: (form) => {
      if (Object.keys(validatePost(form)).length > 0) return undefined;
      const text = postToSave(form);
      return { text, excerpt: text.excerpt, html: text.content, address: `/blog/${text.slug}` };
    },
  });
  const [isScheduling, setScheduling] = useState(false);
  const schedule = () => setScheduling(true);
  const { confirm, confirmation } = usePostDeletion(record ? [record] : [], () => {
    // Discards the changes first, so that leaving needs no confirmation.
    discard();
    leave();
  });

  return (
    <>
      <EditorActions
        // The stored slug, because an edited slug has no page yet.
        address={slug ? `/blog/${record?.slug ?? slugOf({ slug, title: null })}` : undefined}
        previewing={previewing}
        onPreview={onPreview}
        onSave={() => save()}
        more={[
          {
            label: 'Réglages de l’article',
            sx: { display: { lg: 'none' } },
            onChoose: () => document.getElementById(settingsId)?.focus(),
          },
          ...(isPublic ? [] : [{ label: scheduleLabel, sx: { display: { sm: 'none' } }, onChoose: schedule }]),
          ...(isPublic && maySendLetters
            ? [{ label: 'Envoyer comme lettre', onChoose: () => redirect(issuePath(record.id)) }]
            : []),
          ...(record
            ? [
                { label: 'Dupliquer l’article', onChoose: () => void duplicate(getValues()) },
                { label: 'Supprimer l’article', onChoose: confirm },
              ]
            : []),
        ]}
      >
        <SaveButton
          {...(isPublic ? { label: 'Mettre à jour' } : { variant: 'outlined' })}
          onSave={() => void save('leave')}
        />
        {!isPublic && !mayPublish && <ProposeButton onProposed={leave} />}
        {!isPublic && mayPublish && (
          <>
            <Button
              variant="outlined"
              disabled={saving}
              aria-label={scheduleLabel}
              title={scheduleLabel}
              onClick={schedule}
              sx={{ display: { xs: 'none', sm: 'inline-flex' }, minWidth: 0, px: 1 }}
            >
              <ScheduleIcon />
            </Button>
            <Button variant="contained" disabled={saving} onClick={() => void save('leave', 'publish')}>
              Publier
            </Button>
          </>
        )}
      </EditorActions>
      {question}
      {isScheduling && (
        <ScheduleDialog
          title={scheduleLabel}
          text="L’article paraîtra à ce moment, sur le site, dans le flux et dans la recherche. Il se corrige ou se reprend jusque-là."
          action="Programmer"
          initial={null}
          onClose={() => setScheduling(false)}
          onChoose={(moment) => {
            setValue('published_at', moment, { shouldDirty: true });
            void save('leave', 'publish');
          }}
        />
      )}
      {confirmation}
    </>
  );
}

/** The actions that remain on an article that the person may no longer change. */
export function LockedPostActions() {
  const record = useRecordContext<Post>();
  const { getValues } = useFormContext<PostForm>();
  const duplicate = useDuplicatePost();
  return (
    <>
      <Button variant="outlined" onClick={() => void duplicate(getValues())}>
        Dupliquer
      </Button>
      {record && (
        <Button variant="contained" href={`/blog/${record.slug}`} target="_blank" rel="noopener">
          Voir l’article
        </Button>
      )}
    </>
  );
}

function ViewArticle({ slug }: { readonly slug: string }) {
  return (
    <Button size="small" color="inherit" href={`/blog/${slug}`} target="_blank" rel="noopener">
      Voir l’article
    </Button>
  );
}
