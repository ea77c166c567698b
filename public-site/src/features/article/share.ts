/** What became of a sharing: the device's own sheet took over, the link is in the clipboard, or neither was possible. */
export type Sharing = 'shared' | 'copied' | 'refused';

/**
 * Shares an address through the device, else copies it.
 * @param page what the device's sheet shows
 */
export async function share(page: { readonly title: string; readonly url: string }): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      // Closing the sheet is the visitor's choice; any other failure leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'refused'; // No clipboard outside https, or the visitor forbids it: the caller shows the address.
  }
}
