import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { keepChoice, readChoice, type Choice } from './choice';
import { startAnalytics, stopAnalytics } from './google-analytics';

interface ConsentPanelProps {
  /** Google Analytics’ measurement identifier. */
  readonly analyticsId: string;
  /** How many times the footer’s « Gérer les cookies » was pressed; each time the panel opens again. */
  readonly requests: number;
}

/**
 * Asks whether the visit may be measured, until there is an answer; silence measures nothing. It comes second in the
 * document, after the skip link, and last on the page, where it keeps a place of its own and sticks to the window's edge:
 * nothing stays hidden behind it. Where it would fill the window, it stays at the end of the page.
 */
export function ConsentPanel({ analyticsId, requests }: ConsentPanelProps) {
  const [choice, setChoice] = useState<Choice | undefined>(() => readChoice(new Date()));
  const [answered, setAnswered] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const open = choice === undefined || requests > answered;

  useEffect(() => {
    if (choice === 'accepted') startAnalytics(analyticsId);
    if (choice === 'refused') stopAnalytics(analyticsId);
  }, [choice, analyticsId]);
  useEffect(() => {
    if (requests > 0) panel.current?.focus();
  }, [requests]);
  useRoomForFocus(open, panel);

  const answer = (given: Choice) => (): void => {
    keepChoice(given, new Date());
    setChoice(given);
    setAnswered(requests);
    // The focus returns to the button that opened the panel.
    if (requests > answered) document.getElementById('gerer-les-cookies')?.focus();
  };
  if (!open) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="consentement"
      className="sticky bottom-0 z-20 order-last border-t-[1.5px] border-ink bg-background focus:outline-none @max-[20rem]:static [@media(max-height:26rem)]:static"
    >
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="max-w-[65ch] text-base leading-snug">
          <h2 id="consentement" className="mb-1 text-(length:--text-body)">
            Mesurer votre visite avec Google Analytics ?
          </h2>
          <p className="text-muted">
            Cet outil dépose des cookies et envoie à Google les pages lues. Rien ne se charge sans votre accord ; vous
            pouvez changer d’avis au bas de chaque page.{' '}
            <Link to="/politique-confidentialite" className="text-ink underline underline-offset-4">
              En&nbsp;savoir&nbsp;plus
            </Link>
          </p>
          {choice && <p className="mt-1">Votre choix actuel : {choice === 'accepted' ? 'accepté' : 'refusé'}.</p>}
        </div>
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          <Button type="button" variant="secondary" size="sm" className="grow" onClick={answer('refused')}>
            Refuser
          </Button>
          <Button type="button" variant="secondary" size="sm" className="grow" onClick={answer('accepted')}>
            Accepter
          </Button>
        </div>
      </div>
    </section>
  );
}

/** While the panel is there, what takes the focus scrolls clear of it. */
function useRoomForFocus(open: boolean, panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const page = document.documentElement;
    page.style.scrollPaddingBottom = open ? `${(panel.current?.offsetHeight ?? 0) + 16}px` : '';
    return () => void (page.style.scrollPaddingBottom = '');
  }, [open, panel]);
}
