import { droppedElements, shownElements, shownProtocols } from '@agency/supabase/stored-html';
import type { Schema } from 'hast-util-sanitize';

/** The one allow-list for HTML written in the back-office; the server and the browser both read it. */
export const allowList: Schema = {
  tagNames: [...shownElements],
  // No id, no name, no class but one: a stored word can neither shadow a property of the page nor borrow its look.
  attributes: {
    a: ['href', 'title', ['className', 'button']],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    ol: ['start'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: [...shownProtocols.href], src: [...shownProtocols.src] },
  // Dropped with what they hold, not unwrapped: their text is code, not words.
  strip: [...droppedElements],
};
