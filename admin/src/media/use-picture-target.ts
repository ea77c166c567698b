import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { holdsFiles, pictureInTransfer } from './picture-in-transfer';

/** Listeners that let pictures be dropped and pasted. */
export interface PictureTarget {
  /** Whether a file is being dragged over it. */
  readonly isOver: boolean;
  readonly target: {
    readonly onDragOverCapture: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDropCapture: (event: DragEvent) => void;
    readonly onPasteCapture: (event: ClipboardEvent) => void;
  };
}

/** While capturing: text boxes and the visual editor have their own idea of what to do with a file. */
export function usePictureTarget(onFile: (file: File) => void): PictureTarget {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const file = pictureInTransfer(transfer);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  };
  return {
    isOver,
    target: {
      onDragOverCapture: (event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDropCapture: (event) => {
        setIsOver(false);
        take(event, event.dataTransfer);
      },
      onPasteCapture: (event) => take(event, event.clipboardData),
    },
  };
}
