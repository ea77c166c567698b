import type { BlockDeclaration, ValuesOf } from '@agency-site/domain/block';
import { useMemo } from 'react';
import { useOffer, useSettings } from '../../../../data/frame';
import { phoneHref, phoneText } from '../../../../data/numbers';
import type { Offer } from '../../../../data/offers';
import { prepareText } from '../../../../data/stored-text/sanitise';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import { Emphasised } from '../../../../ui/Emphasised';
import { StartingPrice } from '../../../../ui/StartingPrice';
import { StoredHtml } from '../../../../ui/StoredHtml';
import { linesOf, plainText, type BlockProps } from '../block';

export const declaration = {
  label: 'Texte',
  helperText: 'Sans texte à lui, ce bloc montre le contenu de la page.',
  fields: {
    title: { label: 'Petit titre', helperText: 'Au-dessus de la phrase en grand.', maxLength: 200 },
    statement: {
      label: 'Phrase en grand',
      helperText: 'À côté du texte. Des mots entre *étoiles* sont soulignés à la main.',
      maxLength: 400,
      input: 'lines',
    },
    html: { label: 'Texte (HTML)', type: 'html', maxLength: 20_000 },
    box: { label: 'Encadré à côté du texte', choices: { none: 'Non', offer: 'Prix de départ et appel à l’action' } },
    boxTitle: {
      label: 'Titre de l’encadré',
      helperText: 'En tête de l’encadré\u00A0; le prix est celui du service de la page.',
      maxLength: 120,
    },
    priceNote: { label: 'Sous le prix', maxLength: 120 },
    points: {
      label: 'Points cochés de l’encadré, un par ligne',
      helperText: 'Sans rien, ceux des réglages, «\u00A0Encadré du prix\u00A0».',
      maxLength: 400,
      input: 'lines',
    },
    beforePhone: {
      label: 'Avant le numéro de téléphone',
      helperText: 'Vide, le numéro n’est pas montré.',
      maxLength: 80,
    },
  },
} as const satisfies BlockDeclaration;

type Text = ValuesOf<typeof declaration.fields>;

export function Component({ block, page }: BlockProps<typeof declaration>) {
  const html = useMemo(() => (block.html ? prepareText(block.html).html : page.content), [block.html, page.content]);
  const offer = useOffer(page.slug);
  if (block.box === 'offer' && (offer || block.boxTitle))
    return (
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-16">
        <StoredHtml html={html} />
        <OfferBox block={block} offer={offer} />
      </div>
    );
  if (!block.statement)
    return (
      <div className="container-site py-10 lg:py-16">
        <StoredHtml html={html} />
      </div>
    );
  return (
    <section className="container-site grid gap-8 py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-24">
      <div>
        <h2 className="mb-5 text-base font-semibold tracking-normal text-teal">{block.title}</h2>
        <p className="font-heading text-title-l leading-tight font-bold text-balance">
          <Emphasised text={block.statement} />
        </p>
      </div>
      <StoredHtml html={html} className={`${plainText} gap-4`} />
    </section>
  );
}

/** The box beside the text, or below it on narrow screens: the starting price of the page's service, and how to contact the agency. */
function OfferBox({ block, offer }: { readonly block: Text; readonly offer: Offer | undefined }) {
  const { contact_phone: phone, offer_points: points } = useSettings();
  return (
    <aside
      aria-label={offer ? 'Prix de départ' : block.boxTitle}
      className="flex flex-col gap-4 self-start rounded-card border-[1.5px] border-ink p-6 lg:sticky lg:top-28"
    >
      {block.boxTitle && <p className="font-heading text-title-m leading-tight font-bold">{block.boxTitle}</p>}
      {offer && (
        <p>
          <span className="block text-base text-muted">
            {[offer.name, offer.price_words].filter(Boolean).join(', ')}
          </span>
          <StartingPrice offer={offer} className="text-title-xl" />
          <span className="block pt-1.5 text-base text-muted">{block.priceNote}</span>
        </p>
      )}
      <ul className="ticked flex flex-col gap-1.5 text-base empty:hidden">
        {linesOf(block.points || points).map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
      <CallToActionButton offer={offer} />
      {phone && block.beforePhone && (
        <p className="text-base text-muted">
          {block.beforePhone}{' '}
          <a href={phoneHref(phone)} className="inline-block py-0.5 text-ink underline underline-offset-4">
            {phoneText(phone)}
          </a>
        </p>
      )}
    </aside>
  );
}
