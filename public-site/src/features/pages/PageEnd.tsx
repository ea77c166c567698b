import { groupOf } from '../../data/menu';
import { useMenu, useOffer } from '../../data/frame';
import { AuditCall } from '../../ui/AuditCall';
import { CallButton } from '../../ui/CallButton';
import { RelatedPages } from './RelatedPages';

/** Where a page that sells leads: the others of its group, then the free audit, said as the page says things. */
export function PageEnd({ slug }: { readonly slug: string }) {
  const offer = useOffer(slug);
  const group = groupOf(useMenu(), `/${slug}`)?.id;
  return (
    <>
      <RelatedPages pathname={`/${slug}`} />
      {group === 'groupe-secteurs' && <WeekToCount />}
      {group === 'groupe-exemples' && <FlowToDraw />}
      {(!group || group === 'groupe-services') && (
        <div className="pt-12 lg:pt-16">
          <AuditCall
            title="Et votre cas ?"
            text="Comptez trente minutes, en visio ou par téléphone, pour un avis et un prix de départ."
            offer={offer}
          />
        </div>
      )}
    </>
  );
}

/** After the hours of a trade, those of the reader, along the folding rule. */
function WeekToCount() {
  return (
    <section className="-mb-24 inked">
      <div aria-hidden="true" className="tape h-5" />
      <div className="container-site flex flex-col items-center gap-5 py-14 text-center lg:py-20">
        <h2 className="text-title-xl">Et chez vous, combien d’heures ?</h2>
        <p className="max-w-xl text-(length:--text-lead)">
          Racontez-nous votre semaine : en trente minutes, nous refaisons ce compte avec vos chiffres.
        </p>
        <CallButton size="lg" />
      </div>
    </section>
  );
}

const MEETING = ['Vous racontez la tâche', 'Nous dessinons ses étapes', 'Vous avez un prix de départ'] as const;

/** After the flow of an example, the way to the reader's own. */
function FlowToDraw() {
  return (
    <section className="container-site pt-14 lg:pt-20">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
        <div className="flex flex-col items-start gap-5">
          <h2 className="text-title-l">Et votre machine ?</h2>
          <p className="text-(length:--text-lead) text-muted">Elle se dessine en trente minutes, avec vous.</p>
          <CallButton size="lg" />
        </div>
        <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
          {MEETING.map((step, index) => (
            <li key={step} className="flex flex-col gap-2 border-t-[3px] border-teal pt-4">
              <span aria-hidden="true" className="font-heading text-title-m leading-none font-bold text-teal tabular">
                {index + 1}
              </span>
              <span className="font-heading text-title-s leading-snug font-semibold">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
