import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Ignores files dropped outside a target: by default, the browser would open the file in place of the page and its unsaved changes. */
export function refuseDropsBesideTargets(): void {
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => holdsFiles(event.dataTransfer) && event.preventDefault());
}

/** Whether an event happened inside the element. React also bubbles events of dialogs opened from it, which have targets of their own. */
const isWithin = ({ currentTarget, target }: DragEvent | ClipboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** The position of a drop, in pixels of the window. */
export interface DropPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Accepts dropped and pasted pictures. It listens in the capture phase, before text fields and the visual editor handle the file.
 * @param onFiles called with the files and, after a drop, its position
 * @returns the props of the element, which the theme outlines while a file is dragged over it
 */
export function usePictureTarget(onFiles: (files: readonly File[], point?: DropPoint) => void) {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = (event: DragEvent | ClipboardEvent, transfer: DataTransfer, point?: DropPoint) => {
    const files = isWithin(event) ? filesIn(transfer) : [];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files, point);
  };
  const takeClipboard = async () => {
    const pictures = await picturesOfClipboard();
    if (pictures.length > 0) onFiles(pictures);
  };
  return {
    'data-dragged-over': isOver || undefined,
    onDragOverCapture: (event: DragEvent) => {
      if (!isWithin(event) || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDropCapture: (event: DragEvent) => {
      setIsOver(false);
      handleFiles(event, event.dataTransfer, { x: event.clientX, y: event.clientY });
    },
    onPasteCapture: (event: ClipboardEvent) => {
      handleFiles(event, event.clipboardData);
      if (isWithin(event) && isEmptyInWebKit(event.clipboardData)) void takeClipboard();
    },
  };
}

/**
 * The files of a drop or a paste; none beside text, because word processors copy a picture of the text too. Files of any
 * type count, so that a wrong type leads to a message instead of replacing the page.
 */
const filesIn = (transfer: DataTransfer | null): readonly File[] =>
  !transfer || transfer.types.includes('text/plain') ? [] : [...transfer.files];

/** Whether a file is dragged; browsers list the files only once they are dropped. */
const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/** Whether a paste is empty in WebKit, which on Linux leaves a copied picture out of the event; `navigator.clipboard` has the picture. */
const isEmptyInWebKit = (transfer: DataTransfer | null): boolean =>
  transfer?.types.length === 0 && navigator.vendor.startsWith('Apple') && 'clipboard' in navigator;

async function picturesOfClipboard(): Promise<File[]> {
  const items = await navigator.clipboard.read().catch(() => []);
  const pictures = items.map(async (item) => {
    const type = item.types.find((one) => one.startsWith('image/'));
    return type ? [new File([await item.getType(type)], `image.${type.slice(6)}`, { type })] : [];
  });
  return (await Promise.all(pictures)).flat();
}
