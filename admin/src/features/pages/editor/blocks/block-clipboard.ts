import { blocksOf, filledValues, type StoredBlock } from '@agency-site/domain/block';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNotify, useStore } from 'react-admin';
import { copiedBlock, type Entry, fieldsOf, newBlock } from './block-values';

/** @returns a function that stores a copy of a block in the browser, for « Coller le bloc copié » */
export function useCopyBlock(): (block: StoredBlock) => void {
  const [, setCopied] = useStore<StoredBlock | null>(copiedBlock, null);
  const notify = useNotify();
  return (block) => {
    // Clones the block, because the form writes into the object.
    setCopied(structuredClone(block));
    notify('Bloc copié\u00A0: «\u00A0Ajouter un bloc\u00A0» le propose, ici et sur les autres pages.');
  };
}

/**
 * Handles Ctrl+C and Ctrl+V while the button of a block has the focus. In fields, and with words selected, the browser handles the keys.
 * @param paste inserts a block after the block with that id, or at the end
 */
export function useBlockClipboard(
  section: RefObject<HTMLElement | null>,
  read: () => readonly Entry[],
  paste: (block: StoredBlock, after: string | undefined) => void,
): void {
  const copy = useCopyBlock();
  const notify = useNotify();
  /** The block whose button has the focus; null for the button « Ajouter un bloc »; undefined outside of the blocks. */
  const focused = (): StoredBlock | null | undefined => {
    const button = document.activeElement;
    if (!(button instanceof HTMLButtonElement) || !section.current?.contains(button)) return undefined;
    const entry = button.closest<HTMLElement>('[data-entry]');
    return entry ? blocksOf(read()).find(({ id }) => id === entry.dataset['entry']) : null;
  };
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const block = focused();
    if (!block || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', JSON.stringify(block));
    copy(block);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const block = focused();
    if (block === undefined) return;
    event.preventDefault();
    const pasted = pastedBlock(event.clipboardData?.getData('text/plain') ?? '');
    if (pasted) paste(pasted, block?.id);
    else notify('Ce qui est copié n’est pas un bloc.', { type: 'warning' });
  });
  useEffect(() => {
    // On the document, because browsers disagree about the target of these events when nothing is selected.
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}

/** Reads a copied block, with a new id, from a text; undefined for any other text. */
function pastedBlock(text: string): StoredBlock | undefined {
  try {
    const [block] = blocksOf([JSON.parse(text)]);
    const fields = fieldsOf(block?.kind);
    if (!block || Object.keys(fields).length === 0) return undefined;
    // Keeps only the declared fields.
    return { ...newBlock(block.kind), ...(filledValues(fields, block) as Entry as StoredBlock) };
  } catch {
    return undefined;
  }
}
