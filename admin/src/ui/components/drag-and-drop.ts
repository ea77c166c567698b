import { PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { useEffect } from 'react';
import { styleNonce } from '../theme/style-cache';

/** A drag starts after 6 px, or with a finger after 250 ms, so that a click opens and a swipe scrolls. The keyboard has buttons. */
export const sensors = [
  PointerSensor.configure({
    preventActivation: () => false,
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
];

/** Leaves out dnd-kit's accessibility plugin: it explains dragging with the keyboard, for which we have buttons. */
export const plugins = [
  AutoScroller,
  Cursor,
  PreventSelection,
  Feedback.configure({ feedback: 'clone', dropAnimation: null }),
  ...(styleNonce ? [StyleInjector.configure({ nonce: styleNonce })] : []),
];

/** The style of an element while somebody drags it over the others. */
export const draggedStyle = { bgcolor: 'var(--background)', boxShadow: '0 4px 16px var(--line)' } as const;

interface Movable {
  readonly id: string | number;
  readonly element: Element | undefined;
  /** The button that gets the focus back after a drop, because dnd-kit moves the element in the document, which removes the focus. */
  readonly button: HTMLElement | null | undefined;
  readonly disabled?: boolean;
}

/** Makes an element draggable; dropped on another such element, it takes that one's place. @returns the ref for its handle */
export function useMovable({ button, ...movable }: Movable) {
  const { handleRef, isDragSource } = useDraggable(movable);
  useDroppable(movable);
  useEffect(() => (isDragSource ? () => button?.focus() : undefined), [isDragSource, button]);
  return handleRef;
}
