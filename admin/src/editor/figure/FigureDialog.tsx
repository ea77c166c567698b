import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { PicturePreview } from '../../components/PicturePreview';
import { PictureZoneWith } from '../../media/upload/PictureZone';
import { usePictureUpload } from '../../media/upload/use-picture-upload';
import { DialogField, FormDialog } from '../FormDialog';
import type { Figure } from './figure';

interface FigureDialogProps {
  /** The picture to change; without it, a new one is asked for, with a caption. */
  readonly picture?: Omit<Figure, 'caption'> | undefined;
  /** A picture that was dropped or pasted into the text: it is on its way as the dialog opens. */
  readonly file?: File | undefined;
  readonly onSave: (figure: Figure) => void;
  readonly onClose: () => void;
}

const askedOnce = 'Sans texte, l’image ne dit rien à qui ne la voit pas. Validez encore si elle ne fait que décorer.';

/** A picture in a text: chosen, its words for who cannot see it asked for, and its caption. */
export function FigureDialog({ picture, file, onSave, onClose }: FigureDialogProps) {
  const [figure, setFigure] = useState<Figure>({ src: '', alt: '', caption: '', ...picture });
  const [problem, setProblem] = useState<'address' | 'words'>();
  const change = (part: Partial<Figure>) => {
    setProblem(undefined);
    setFigure((former) => ({ ...former, ...part }));
  };
  const upload = usePictureUpload((src) => change({ src }));
  const sendFile = useEffectEvent((given: File) => upload.upload([given]));
  useEffect(() => {
    if (file) sendFile(file);
  }, [file]);

  const save = () => {
    const src = figure.src.trim();
    const alt = figure.alt.trim();
    if (!/^(https?:\/\/|\/[^/])/.test(src)) return setProblem('address');
    if (!alt && !picture && problem !== 'words') return setProblem('words');
    onSave({ src, alt, caption: figure.caption.trim() });
    onClose();
  };

  return (
    <FormDialog title="Image" onClose={onClose} onSubmit={save}>
      <PictureZoneWith upload={upload} onPicked={(src) => change({ src })}>
        <DialogField
          label="Adresse de l’image"
          value={figure.src}
          onChange={(src) => change({ src })}
          problem={problem === 'address' && 'Une adresse commence par https:// ou par /'}
        />
      </PictureZoneWith>
      <Box sx={{ maxWidth: '20rem', '&:empty': { display: 'none' } }}>
        <PicturePreview url={figure.src} alt={figure.alt} />
      </Box>
      <DialogField
        label="Texte alternatif"
        value={figure.alt}
        onChange={(alt) => change({ alt })}
        help="Ce que l’image montre, pour qui ne la voit pas. Vide si elle ne fait que décorer."
        problem={problem === 'words' && askedOnce}
      />
      {!picture && <DialogField label="Légende" value={figure.caption} onChange={(caption) => change({ caption })} />}
    </FormDialog>
  );
}
