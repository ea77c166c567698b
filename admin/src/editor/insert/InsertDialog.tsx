import { videoAt, videoPage, videoWords } from '@agency-site/domain/videos';
import { AddressField } from '../AddressField';
import { DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';
import type { InsertDialogProps } from './insertables';
import { buttonHtml, videoHtml } from './inserted-html';
import { PictureDialog } from './PictureDialog';

export function InsertDialog(props: InsertDialogProps) {
  const KindDialog = dialogs[props.kind];
  return <KindDialog {...props} />;
}

/** Asks for the address and title of a video. The title of an existing video is edited in the text. */
function VideoDialog({ current, onSave, onClose }: InsertDialogProps) {
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

/** Asks for the words and address of a button: « Prendre rendez-vous ». The words of an existing button are edited in the text. */
function ButtonDialog({ current, onSave, onClose }: InsertDialogProps) {
  return (
    <FormDialog
      title="Bouton"
      values={{ words: '', address: current?.['href'] ?? '' }}
      onSave={({ words, address }) => {
        const href = linkAddress(address) ?? '';
        onSave({ href }, buttonHtml({ href, words }));
      }}
      onClose={onClose}
    >
      {!current && (
        <DialogField
          name="words"
          label="Texte du bouton"
          isFirst
          required={'Dites ce que fait le bouton\u00A0: «\u00A0Prendre rendez-vous\u00A0».'}
        />
      )}
      <AddressField isFirst={current !== undefined} />
    </FormDialog>
  );
}

const dialogs = { picture: PictureDialog, video: VideoDialog, linkButton: ButtonDialog } as const;
