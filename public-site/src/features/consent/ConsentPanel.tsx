import { Button } from '../../ui/Button';

/**
 * Asks whether the visit may be measured (consent.browser.ts). Nothing is measured until the visitor agrees. In the document the panel
 * comes second, after the skip link. On the page it is laid out last and sticks to the window's lower edge, so it never hides the end of
 * the page. In a window that it would fill, it does not stick.
 * @param analyticsId Google Analytics’ measurement identifier
 */
export function ConsentPanel({ analyticsId }: { readonly analyticsId: string }) {
  return (
    <section
      hidden
      data-analytics-id={analyticsId}
      tabIndex={-1}
      aria-labelledby="consentement"
      className="sticky bottom-0 z-20 order-last border-t-[1.5px] border-ink bg-background focus:outline-none @max-[20rem]:static [@media(max-height:26rem)]:static"
    >
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="max-w-[65ch] text-base leading-snug">
          <h2 id="consentement" className="mb-1 text-(length:--text-body)">
            Mesurer votre visite avec Google Analytics&nbsp;?
          </h2>
          <p className="text-muted">
            Cet outil dépose des cookies et envoie à Google les pages lues. Rien ne se charge sans votre accord&nbsp;;
            vous pouvez changer d’avis au bas de chaque page.{' '}
            <a href="/politique-confidentialite" className="text-ink underline underline-offset-4">
              En&nbsp;savoir&nbsp;plus
            </a>
          </p>
          <p hidden className="mt-1" />
        </div>
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          <Button type="button" variant="secondary" size="sm" className="grow" value="refused">
            Refuser
          </Button>
          <Button type="button" variant="secondary" size="sm" className="grow" value="accepted">
            Accepter
          </Button>
        </div>
      </div>
    </section>
  );
}
