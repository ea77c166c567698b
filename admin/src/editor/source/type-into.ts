/**
 * Replaces the part of a text from `start` to `end` as if a person had typed it. Each call is one step of the browser's undo; a script that
 * changes the value in another way makes the browser forget its steps. The focus stays where it is.
 */
export function typeInto(text: HTMLTextAreaElement, html: string, start: number, end: number): void {
  const { value } = text;
  const replaced = value.slice(0, start) + html + value.slice(end);
  const focused = document.activeElement;
  // The browser types only into the field that has the focus. An open dialog would take the focus back at once, and forms check a field that
  // loses the focus: the events of this short change are hidden from both.
  for (const type of focusEvents) window.addEventListener(type, hide, true);
  text.focus({ preventScroll: true });
  text.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else adds a step to the undo of a field
  document.execCommand?.('insertText', false, html);
  if (focused instanceof HTMLElement && focused !== text) focused.focus({ preventScroll: true });
  for (const type of focusEvents) window.removeEventListener(type, hide, true);
  // `setRangeText` would bypass React, which would then ignore the typing that restores the former text.
  if (text.value !== replaced) text.value = replaced;
}

const focusEvents = ['focusin', 'focusout'];
const hide = (event: Event): void => event.stopImmediatePropagation();
