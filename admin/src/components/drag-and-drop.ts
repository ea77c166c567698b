import { PointerSensor } from '@dnd-kit/react';
import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';

/** A click opens, a finger scrolls: only a longer gesture drags. Keys are handled by what is dragged itself. */
export const sensors = [
  PointerSensor.configure({
    activatorElements: ({ element, handle }) => [handle ?? element],
    preventActivation: () => false,
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
];

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Without dnd-kit's own screen reader texts: nothing here asks to drag without a pointer. */
export const plugins = [
  AutoScroller,
  Cursor,
  PreventSelection,
  Feedback.configure({ feedback: 'clone', dropAnimation: null }),
  ...(nonce ? [StyleInjector.configure({ nonce })] : []),
];
