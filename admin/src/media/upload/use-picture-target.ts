import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

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

/** A file dropped beside the target would open in the place of the form, and take its words along. */
function refuseFiles(event: globalThis.DragEvent): void {
  if (holdsFiles(event.dataTransfer)) event.preventDefault();
}

/** React also hands on what happens in a dialog opened from here, which has a target of its own. */
const isWithin = ({ currentTarget, target }: DragEvent | ClipboardEvent): boolean =>
  currentTarget.contains(target as Node);

/** While capturing: text boxes and the visual editor have their own idea of what to do with a file. */
export function usePictureTarget(onFiles: (files: readonly File[]) => void): PictureTarget {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    window.addEventListener('dragover', refuseFiles);
    window.addEventListener('drop', refuseFiles);
    return () => {
      window.removeEventListener('dragover', refuseFiles);
      window.removeEventListener('drop', refuseFiles);
    };
  }, []);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const files = isWithin(event) ? picturesInTransfer(transfer) : [];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  };
  return {
    isOver,
    target: {
      onDragOverCapture: (event) => {
        if (!isWithin(event) || !holdsFiles(event.dataTransfer)) return;
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

/** What a clipboard or a drop brings; `DataTransfer` is one. */
type Transfer = Pick<DataTransfer, 'types' | 'files'>;

/**
 * The pictures among what is dropped or pasted. Text wins: what a word processor copies comes with a picture of itself.
 * Any dropped file counts, so that a wrong one is told about instead of replacing the page.
 */
const picturesInTransfer = (transfer: Transfer | null): readonly File[] =>
  !transfer || transfer.types.includes('text/plain') ? [] : [...transfer.files];

/** Whether what is being dragged over holds a file; which one is only known once it is dropped. */
const holdsFiles = (transfer: Transfer | null): boolean => transfer?.types.includes('Files') === true;
