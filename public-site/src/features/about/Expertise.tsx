import { Section } from '../../ui/Section';

const TOOLS = [
  { family: 'Relier des logiciels', names: 'Zapier, Make, Power Automate' },
  { family: 'Construire un outil', names: 'Softr, Glide, Bubble, Webflow, Airtable' },
  { family: 'Suivre ses clients', names: 'HubSpot, Pipedrive, Sellsy, Axonaut' },
  { family: 'Facturer, encaisser', names: 'Pennylane, Qonto, Stripe' },
  { family: 'Prendre rendez-vous, prévenir', names: 'Calendly, Google Agenda, Brevo, WhatsApp' },
  { family: 'Vendre en ligne', names: 'Shopify, WooCommerce' },
] as const;

/** Tools we practise, and what we say of certifications: nothing that could not be checked. */
export function Expertise() {
  return (
    <Section
      title="Expertise et certifications"
      lead="Nous montons les outils que nous utilisons nous-mêmes. Aucun éditeur ne nous verse de commission."
    >
      <div className="grid gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <dl className="self-start divide-y divide-line border-y border-line">
          {TOOLS.map(({ family, names }) => (
            <div key={family} className="grid gap-1 py-4 sm:grid-cols-[15rem_1fr] sm:gap-6">
              <dt className="font-semibold">{family}</dt>
              <dd className="text-muted">{names}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col gap-3 self-start rounded-card bg-teal-soft p-6 sm:p-8">
          <h3 className="text-title-s">Aucune certification, et pourquoi</h3>
          <p>
            Les éditeurs font passer des examens à leur nom. Nous suivons leurs cours pour rester à jour, et nous
            n’affichons pas leurs médailles : un badge dit qu’on connaît un outil, pas qu’on comprend votre métier.
          </p>
          <p>
            Nous préférons montrer. Avec la proposition qui suit l’
            <a href="/contact" className="underline underline-offset-4">
              audit gratuit
            </a>
            , demandez à voir tourner une automatisation proche de la vôtre.
          </p>
          <p>
            Vous voulez faire financer l’une de nos{' '}
            <a href="/services/formations-accompagnement" className="underline underline-offset-4">
              formations
            </a>{' '}
            par votre fonds ? Posez-nous la question avant de monter un dossier : les organismes ont leurs conditions,
            et nous vous dirons si nous les remplissons.
          </p>
        </div>
      </div>
    </Section>
  );
}
