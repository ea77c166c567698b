import { automationLinks, pictureOf } from '../data/links';
import { Link } from './Link';

interface Flow {
  readonly story: string;
  /** What the worked example of the page gives back. */
  readonly gain: string;
}

/** The six examples, by the address of their page. */
const FLOWS: Readonly<Record<string, Flow>> = {
  '/automatisations/e-commerce-vente': {
    story: 'La commande payée devient une étiquette, le stock prévient avant la rupture.',
    gain: '4 h 15 par semaine',
  },
  '/automatisations/services-rendez-vous': {
    story: 'Le client réserve, un SMS le rappelle, le compte rendu part du palier.',
    gain: 'jusqu’à 70 % d’oublis en moins',
  },
  '/automatisations/gestion-client-crm': {
    story: 'Le message devient une fiche, le devis se relance, l’affaire gagnée ouvre son dossier.',
    gain: '2 h 38 par semaine',
  },
  '/automatisations/marketing-reseaux-sociaux': {
    story: 'Une photo et une phrase, deux réseaux servis, la lettre du mois déjà montée.',
    gain: '1 h 34 par semaine',
  },
  '/automatisations/finance-comptabilite': {
    story: 'La facture se prépare, l’impayé se rappelle, le justificatif se range.',
    gain: '5 h 34 par mois',
  },
  '/automatisations/support-service-client': {
    story: 'Les questions courantes reçoivent un brouillon, les urgences sonnent chez vous.',
    gain: '2 h 48 par semaine',
  },
};

interface AutomationListProps {
  readonly level: 'h2' | 'h3';
  /** Pushed sideways on phones. */
  readonly onShelf?: boolean;
}

/** Six automations, each with a small drawing. */
export function AutomationList({ level: Title, onShelf = false }: AutomationListProps) {
  return (
    <ul className={`grid gap-x-14 lg:grid-cols-2 ${onShelf ? 'shelf phone:gap-x-4' : ''}`}>
      {automationLinks.map(({ to, label }) => {
        const flow = FLOWS[to];
        return (
          <li
            key={to}
            className={`group relative grid content-start gap-4 border-t border-line py-7 sm:grid-cols-[12.5rem_1fr] sm:gap-7 ${onShelf ? 'phone:gap-3 phone:py-4' : 'phone:py-5'}`}
          >
            <img
              src={pictureOf(to.replace('automatisations', 'flux'))}
              alt=""
              width={300}
              height={96}
              loading="lazy"
              decoding="async"
              className="w-50"
            />
            <div className="flex flex-col gap-1.5">
              <Title className="text-title-s">
                <Link to={to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
                  {label}
                </Link>
              </Title>
              <p className="text-base text-muted">{flow?.story}</p>
              <p className="text-base font-semibold text-teal tabular">{flow?.gain}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
