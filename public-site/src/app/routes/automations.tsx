import { AuditCall } from '../../ui/AuditCall';
import { AutomationList } from '../../ui/AutomationList';
import { Button } from '../../ui/Button';
import { CallButton } from '../../ui/CallButton';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../head/metadata';

const crumbs = [{ label: 'Automatisations' }] as const;
const title = 'Six automatisations, de bout en bout';

export const metadata = (): PageMetadata => ({
  title: 'Exemples d’automatisation : six machines déjà dessinées',
  description:
    'Vente, rendez-vous, CRM, réseaux sociaux, comptabilité, service client : six automatisations étape par étape, un exemple chiffré et ce qui reste à la main.',
  keywords: 'exemples d’automatisation, automatiser facturation, rappels de rendez-vous, CRM, service client',
  path: '/automatisations',
  crumbs,
  social: { title, kicker: 'Automatisations', picture: '/illustrations/automatisations-finance-comptabilite.svg' },
});

/** The six examples of automations, each with a page of its own. */
export function Component() {
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={title}
        lead="Une commande, un rendez-vous, un contact, une publication, une facture, une question : six chemins que nous montons avec vos logiciels et vos règles. Chaque page donne les étapes, ce qui reste à la main, et l’exemple chiffré dont le gain est indiqué ici."
        picture={undefined}
      >
        <CallButton />
        <Button href="/cas-usage" variant="outline">
          Voir les métiers
        </Button>
      </ScreenHead>
      <div className="container-site py-10 lg:py-16">
        <AutomationList level="h2" />
      </div>
      <AuditCall
        title="Et la vôtre ?"
        text="Dites-nous la tâche qui revient chaque semaine : en trente minutes, nous dessinons avec vous ses étapes."
      />
    </>
  );
}
