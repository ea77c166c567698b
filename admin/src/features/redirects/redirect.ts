/** How long a redirect holds, with the status that the site answers. */
export const kinds = { permanent: 'Définitive (301)', temporary: 'Temporaire (302)' } as const;

/** An address as people read it: « /été » for « /%c3%a9t%c3%a9 ». */
export const readableAddress = (address?: string): string => {
  try {
    return decodeURI(address ?? '');
  } catch {
    // Not percent-encoded text: shown as it is.
    return address ?? '';
  }
};

/** A pasted address of this very site is the path alone. */
export const withoutOwnOrigin = (address: string): string => {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
};
