import type { Editor } from '@tiptap/core';
import type { Figure } from '../figure/figure';
import { FigureDialog } from '../figure/FigureDialog';
import { caretAfter } from './caret';

interface PictureDialogProps {
  readonly editor: Editor;
  /** See `FigureDialog`. */
  readonly file?: File | undefined;
  readonly onClose: () => void;
}

/** Inserts a picture with its caption, or changes the selected one. */
export function PictureDialog({ editor, file, onClose }: PictureDialogProps) {
  const isSelected = !file && editor.isActive('picture');
  const { src, alt } = editor.getAttributes('picture');

  const save = ({ caption, ...picture }: Figure) => {
    const chain = editor.chain().focus();
    if (isSelected) chain.updateAttributes('picture', withoutOldSize(picture, src)).run();
    else chain.insertContent(figureNode(picture, caption)).command(caretAfter('figure')).run();
  };
  return (
    <FigureDialog
      picture={isSelected ? { src: String(src ?? ''), alt: String(alt ?? '') } : undefined}
      file={file}
      onSave={save}
      onClose={onClose}
    />
  );
}

type Picture = Omit<Figure, 'caption'>;

/** A new file has another size. */
const withoutOldSize = (picture: Picture, oldSrc: unknown) =>
  picture.src === oldSrc ? picture : { ...picture, width: null, height: null };

const figureNode = (attrs: Picture, caption: string) => ({
  type: 'figure',
  content: [
    { type: 'picture', attrs },
    ...(caption ? [{ type: 'figcaption', content: [{ type: 'text', text: caption }] }] : []),
  ],
});
