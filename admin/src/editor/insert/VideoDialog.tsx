import { type Video, videoAt } from '@agency/supabase/videos';
import { useState } from 'react';
import { DialogField, FormDialog } from '../FormDialog';

interface VideoDialogProps {
  /** The address of the video to change, whose title is edited in the text; undefined for a new one. */
  readonly currentAddress?: string | undefined;
  readonly onSave: (video: Video, title: string) => void;
  readonly onClose: () => void;
}

/** The address and title of a video. */
export function VideoDialog({ currentAddress, onSave, onClose }: VideoDialogProps) {
  const [address, setAddress] = useState(currentAddress ?? '');
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<'address' | 'title'>();

  const save = () => {
    const video = videoAt(address);
    if (!video) return setProblem('address');
    if (!currentAddress && title.trim() === '') return setProblem('title');
    onSave(video, title.trim());
    onClose();
  };

  return (
    <FormDialog title="Vidéo" onClose={onClose} onSubmit={save}>
      <DialogField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
        autoFocus
        label="Adresse de la vidéo"
        value={address}
        onChange={setAddress}
        help="Sa page sur YouTube, Vimeo ou Dailymotion. Rien n’y est chargé avant le clic du visiteur."
        problem={problem === 'address' && 'Ce n’est pas l’adresse d’une vidéo de YouTube, de Vimeo ou de Dailymotion.'}
      />
      {!currentAddress && (
        <DialogField
          label="Titre de la vidéo"
          value={title}
          onChange={setTitle}
          help="Affiché dessous."
          problem={problem === 'title' && 'Sans titre, rien ne dit ce que montre la vidéo.'}
        />
      )}
    </FormDialog>
  );
}
