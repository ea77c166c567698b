import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHydrated } from '../use-hydrated';
import { share, type Sharing } from './share';

const SHOWN_FOR_MS = 6000;

/** Shares the article. It needs a script: until one runs it keeps its place and stays out of sight. */
export function ShareButton({ title }: { readonly title: string }) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<Sharing>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const url = hydrated ? window.location.origin + window.location.pathname : '';
  return (
    <>
      <button
        type="button"
        onClick={() => void share({ title, url }).then(setOutcome)}
        className={`flex min-h-10 items-center gap-2 rounded-control border border-muted bg-paper px-3.5 text-base font-medium hover:border-ink hover:bg-sand ${hydrated ? '' : 'invisible'}`}
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
    <p className="pointer-events-auto max-w-full rounded-control border border-paper bg-ink px-5 py-3 font-medium text-paper select-all">
      {children}
    </p>
  );
}
