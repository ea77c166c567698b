import { Share2 } from 'lucide-react';

const PLACE = 'flex min-h-10 w-28 items-center';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/**
 * Shares the article with the device's share sheet, or copies its address (share.browser.ts). Until that script runs, a label for the plain
 * links is shown in place of the button.
 */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <>
      <span className={PLACE}>Partager :</span>
      <button
        type="button"
        hidden
        data-share={url}
        data-title={title}
        className={`${PLACE} justify-center gap-2 rounded-control border border-muted bg-background text-base hover:border-ink hover:bg-sand`}
      >
        <Share2 aria-hidden="true" size={18} />
        Partager
      </button>
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-6 z-40 flex justify-center">
        <p
          hidden
          className="pointer-events-auto max-w-full rounded-control border border-background bg-ink px-5 py-3 font-semibold text-background select-all"
        />
      </div>
    </>
  );
}
