import { trustedTypes } from '@agency-site/domain/trusted-html';

/** The markup that react-admin puts below an input without a helper text, so that the line keeps its height. */
const EMPTY_LINE = '&#8203;';

// The default policy, for markup that libraries parse without a policy of their own. ProseMirror calls it for pasted text, without a place
// (`undefined`). It is safe there, because ProseMirror parses in a document where nothing runs, as `DOMParser` does for Tiptap.
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, place) =>
    place === undefined || place === 'DOMParser parseFromString' || html === EMPTY_LINE ? html : null,
  // Allows workers; the content security policy only accepts those of our own origin.
  createScriptURL: (address, _type, place) => (place === 'Worker constructor' ? address : null),
});
