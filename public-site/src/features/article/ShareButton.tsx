import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated';

const SHOWN_FOR_MS = 6000;

const PLACE = 'flex min-h-10 w-28 items-center';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/**
 * Shares the article through the device, or copies its address. It needs a script: until one runs, a word in its place
 * names the links beside it.
 */
export function ShareButton(props: ShareButtonProps) {
  return useHydrated() ? <Share {...props} /> : <span className={PLACE}>Partager :</span>;
}

function Share({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Sharing>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <button
        type="button"
        onClick={() => void share({ title, url }).then(setOutcome)}
        className={`${PLACE} justify-center gap-2 rounded-control border border-muted bg-background font-medium hover:border-ink hover:bg-sand`}
      >
        <Share2 aria-hidden="true" size={18} />
        Partager
      </button>
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-6 z-40 flex justify-center">
        {outcome === 'copied' && <Notice>Lien copié dans le presse-papier !</Notice>}
        {outcome === 'refused' && <Notice>Voici le lien à copier : {url}</Notice>}
      </div>
    </>
  );
}

function Notice({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="pointer-events-auto max-w-full rounded-control border border-background bg-ink px-5 py-3 font-medium text-background select-all">
      {children}
    </p>
  );
}

/** The outcome of sharing: the device's own sheet took over, the link is in the clipboard, or neither was possible. */
type Sharing = 'shared' | 'copied' | 'refused';

/**
 * Shares an address through the device, else copies it.
 * @param page what the device's sheet shows
 */
async function share(page: { readonly title: string; readonly url: string }): Promise<Sharing> {
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
