import { videoAt, videoPage, videoWords } from '@agency/supabase/videos';
import { DialogField, FormDialog } from '../FormDialog';
import type { InsertDialogProps } from './insertables';
import { videoHtml } from './inserted-html';

/** The address and title of a video. The title of a present one is edited in the text. */
export function VideoDialog({ current, onSave, onClose }: InsertDialogProps) {
  return (
    <FormDialog
      title="Vidéo"
      values={{ address: current?.['href'] ?? '', title: '' }}
      onSave={({ address, title }) => {
        const video = videoAt(address);
        if (video) onSave({ href: videoPage(video), words: videoWords(video) }, videoHtml(video, title));
      }}
      onClose={onClose}
    >
      <DialogField
        name="address"
        label="Adresse de la vidéo"
        isFirst
        help="Sa page sur YouTube, Vimeo ou Dailymotion. Rien n’y est chargé avant le clic du visiteur."
        validate={(address) =>
          videoAt(address) !== undefined || 'Ce n’est pas l’adresse d’une vidéo de YouTube, de Vimeo ou de Dailymotion.'
        }
      />
      {!current && (
        <DialogField
          name="title"
          label="Titre de la vidéo"
          help="Affiché dessous."
          required="Sans titre, rien ne dit ce que montre la vidéo."
        />
      )}
    </FormDialog>
  );
}
