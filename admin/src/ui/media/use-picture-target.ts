import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** By default, a file dropped beside a target replaces the page, and its unsaved changes. */
export function refuseDropsBesideTargets(): void {
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => holdsFiles(event.dataTransfer) && event.preventDefault());
}

/** React passes events of dialogs opened from here up to this element, but such dialogs have a target of their own. */
const isWithin = ({ currentTarget, target }: DragEvent | ClipboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Where something was dropped, in pixels of the window. */
export interface DropPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Accepts dropped and pasted pictures. In the capture phase, before text fields and the visual editor handle the file.
 * @param onFiles called with the place of a drop, and none of a paste
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
 * The files of a drop or a paste. Text takes precedence: word processors copy a picture of the text too. Files of any
 * type count: a wrong one shows a message instead of replacing the page.
 */
const filesIn = (transfer: DataTransfer | null): readonly File[] =>
  !transfer || transfer.types.includes('text/plain') ? [] : [...transfer.files];

/** Whether a file is dragged; browsers list the files only once they are dropped. */
const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/** WebKit on Linux hands over a copied picture as a paste of nothing; asked for the clipboard, it has the picture. */
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
