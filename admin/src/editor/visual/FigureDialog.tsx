import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FormDialog } from './FormDialog';

interface FigureDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** Puts a picture in the text with its caption, or changes the selected one. */
export function FigureDialog({ editor, onClose }: FigureDialogProps) {
  const isSelected = editor.isActive('picture');
  const selected = editor.getAttributes('picture');
  const [{ src, alt }, setPicture] = useState<Picture>({
    src: String(selected['src'] ?? ''),
    alt: String(selected['alt'] ?? ''),
  });
  const [caption, setCaption] = useState('');
  const [refused, setRefused] = useState(false);

  const save = () => {
    const picture = { src: src.trim(), alt: alt.trim() };
    if (!/^(https?:\/\/|\/[^/])/.test(picture.src)) return setRefused(true);
    const chain = editor.chain().focus();
    if (isSelected) chain.updateAttributes('picture', picture).run();
    else chain.insertContent(figureOf(picture, caption.trim())).run();
    onClose();
  };

  return (
    <FormDialog title="Image" onClose={onClose} onSubmit={save}>
      <TextField
        label="Adresse de l’image"
        value={src}
        error={refused}
        helperText={refused ? 'Une adresse commence par https:// ou par /' : undefined}
        onChange={(event) => setPicture({ src: event.target.value, alt })}
      />
      <TextField
        label="Texte alternatif"
        value={alt}
        helperText="Ce que l’image montre, pour qui ne la voit pas. Vide si elle ne fait que décorer."
        onChange={(event) => setPicture({ src, alt: event.target.value })}
      />
      {!isSelected && (
        <TextField label="Légende" value={caption} onChange={(event) => setCaption(event.target.value)} />
      )}
    </FormDialog>
  );
}

const figureOf = (attrs: Picture, caption: string) => ({
  type: 'figure',
  content: [
    { type: 'picture', attrs },
    ...(caption ? [{ type: 'figcaption', content: [{ type: 'text', text: caption }] }] : []),
  ],
});
