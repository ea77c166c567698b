import { PointerSensor } from '@dnd-kit/react';
import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { styleNonce } from '../theme/style-cache';

/** A drag starts after 6 px, or with a finger after 250 ms: a click opens and a swipe scrolls. Buttons handle keys. */
export const sensors = [
  PointerSensor.configure({
    preventActivation: () => false,
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
];

/** Without dnd-kit's accessibility plugin: it explains dragging with the keyboard, for which we have buttons. */
export const plugins = [
  AutoScroller,
  Cursor,
  PreventSelection,
  Feedback.configure({ feedback: 'clone', dropAnimation: null }),
  ...(styleNonce ? [StyleInjector.configure({ nonce: styleNonce })] : []),
];

/** What is dragged covers the others. */
export const lifted = { bgcolor: 'var(--background)', boxShadow: '0 4px 16px var(--line)' } as const;
