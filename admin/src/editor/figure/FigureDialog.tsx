import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { PicturePreview } from '../../components/PicturePreview';
import { ControlledPictureZone } from '../../media/upload/PictureZone';
import { usePictureUpload } from '../../media/upload/use-picture-upload';
import { DialogField, FormDialog } from '../FormDialog';
import type { Figure } from './figure';

interface FigureDialogProps {
  /** The picture to change; without one, the dialog asks for a new picture and its caption. */
  readonly picture?: Omit<Figure, 'caption'> | undefined;
  /** A dropped or pasted picture, uploaded when the dialog opens. */
  readonly file?: File | undefined;
  readonly onSave: (figure: Figure) => void;
  readonly onClose: () => void;
}

const missingAltText =
  'Sans texte, l’image ne dit rien à qui ne la voit pas. Validez encore si elle ne fait que décorer.';

/** A picture of the text: its file or address, alternative text and caption. */
export function FigureDialog({ picture, file, onSave, onClose }: FigureDialogProps) {
  const [figure, setFigure] = useState<Figure>({ src: '', alt: '', caption: '', ...picture });
  const [problem, setProblem] = useState<'address' | 'alt'>();
  const change = (part: Partial<Figure>) => {
    setProblem(undefined);
    setFigure((current) => ({ ...current, ...part }));
  };
  const upload = usePictureUpload((src) => change({ src }));
  const uploadFile = useEffectEvent((picked: File) => upload.upload([picked]));
  useEffect(() => {
    if (file) uploadFile(file);
  }, [file]);

  const save = () => {
    const src = figure.src.trim();
    const alt = figure.alt.trim();
    if (!/^(https?:\/\/|\/[^/])/.test(src)) return setProblem('address');
    if (!alt && !picture && problem !== 'alt') return setProblem('alt');
    onSave({ src, alt, caption: figure.caption.trim() });
    onClose();
  };

  return (
    <FormDialog title="Image" onClose={onClose} onSubmit={save}>
      <ControlledPictureZone upload={upload} onPicked={(src) => change({ src })}>
        <DialogField
          label="Adresse de l’image"
          value={figure.src}
          onChange={(src) => change({ src })}
          problem={problem === 'address' && 'Une adresse commence par https:// ou par /'}
        />
      </ControlledPictureZone>
      <Box sx={{ maxWidth: '20rem', '&:empty': { display: 'none' } }}>
        <PicturePreview url={figure.src} alt={figure.alt} />
      </Box>
      <DialogField
        label="Texte alternatif"
        value={figure.alt}
        onChange={(alt) => change({ alt })}
        help="Ce que l’image montre, pour qui ne la voit pas. Vide si elle ne fait que décorer."
        problem={problem === 'alt' && missingAltText}
      />
      {!picture && <DialogField label="Légende" value={figure.caption} onChange={(caption) => change({ caption })} />}
    </FormDialog>
  );
}
