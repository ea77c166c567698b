import { trustedTypes } from '@agency/domain/trusted-html';

/** The markup that react-admin puts below an input without help, so that the line keeps its height. */
const EMPTY_LINE = '&#8203;';

// The policy that browsers ask about texts which libraries parse without a policy of their own. ProseMirror calls this one for pasted text,
// without a place: it parses that text in a document where nothing runs, as `DOMParser` does for Tiptap.
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, place) =>
    place === undefined || place === 'DOMParser parseFromString' || html === EMPTY_LINE ? html : null,
  // Workers of our own origin: the Content-Security-Policy refuses others.
  createScriptURL: (address, _type, place) => (place === 'Worker constructor' ? address : null),
});
