import { pictureOf, sectorLinks } from '../data/links';
import { Link } from './Link';
import { Picture } from './Picture';

/** What changes in each trade, by the address of its page. The accounts are on the pages themselves. */
const CHANGES: Readonly<Record<string, string>> = {
  '/cas-usage/e-commerce': 'Une commande vous prend sept minutes le lendemain. Deux suffisent.',
  '/cas-usage/services-b2b': 'Six heures de bureau par semaine, du formulaire à la facture : il en reste deux.',
  '/cas-usage/professions-liberales': 'Vingt-cinq appels par semaine pour des rendez-vous, dont quinze inutiles.',
  '/cas-usage/creatifs-artisans': 'Onze heures de messages et de devis : la moitié retourne à l’atelier.',
  '/cas-usage/btp-artisanat': 'Le devis dicté dans la camionnette, le bon de chantier signé sur place.',
  '/cas-usage/formation-conseil': 'Cinquante-quatre pièces par session, préparées et rangées sans vous.',
};

interface SectorListProps {
  readonly level: 'h2' | 'h3';
  /** How it stands on phones. */
  readonly className?: string;
}

/** The six sectors, each with its drawing. */
export function SectorList({ level: Title, className = '' }: SectorListProps) {
  return (
    <ul className={`grid gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12 ${className}`}>
      {sectorLinks.map(({ to, label }) => (
        <li key={to} className="group relative flex flex-col gap-2">
          <Picture
            src={pictureOf(to)}
            alt=""
            className="rounded-card border border-line transition-colors group-focus-within:border-ink group-hover:border-ink"
          />
          <Title className="mt-1 text-title-s">
            <Link to={to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
              {label}
            </Link>
          </Title>
          <p className="text-base text-muted max-sm:leading-snug">{CHANGES[to]}</p>
        </li>
      ))}
    </ul>
  );
}
