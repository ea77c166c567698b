import { useMenu } from '../data/frame';
import { pictureOf } from '../data/links';
import { Picture } from './Picture';

/** What changes in each trade, by the address of its page. The accounts are on the pages themselves. */
const CHANGES: Readonly<Record<string, string>> = {
  '/cas-usage/e-commerce': 'Une commande vous prend sept minutes. Deux suffisent.',
  '/cas-usage/services-b2b': 'Six heures de bureau par semaine, puis deux.',
  '/cas-usage/professions-liberales': 'Vingt-cinq appels par semaine, dont quinze inutiles.',
  '/cas-usage/creatifs-artisans': 'Onze heures de messages et de devis, moitié moins.',
  '/cas-usage/btp-artisanat': 'Le devis dicté en camionnette, le bon signé sur place.',
  '/cas-usage/formation-conseil': 'Cinquante-quatre pièces par session, rangées sans vous.',
};

interface SectorListProps {
  readonly level: 'h2' | 'h3';
  /** Two columns of words on phones, where a drawing so small loses its labels. */
  readonly compact?: boolean;
}

/** The six sectors, each with its drawing. */
export function SectorList({ level: Title, compact = false }: SectorListProps) {
  const { sectors } = useMenu();
  return (
    <ul
      className={`grid gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12 phone:grid-cols-2 ${compact ? 'phone:gap-y-4' : ''}`}
    >
      {sectors.links.map(({ to, label }) => (
        <li
          key={to}
          className={`group relative flex flex-col gap-2 ${compact ? 'phone:border-t-[1.5px] phone:gap-1 phone:border-ink phone:pt-2' : ''}`}
        >
          <Picture
            src={pictureOf(to)}
            alt=""
            className={`rounded-card border border-line transition-colors group-focus-within:border-ink group-hover:border-ink ${compact ? 'phone:hidden' : ''}`}
          />
          <Title className={`mt-1 text-title-s ${compact ? 'phone:mt-0 phone:text-base' : ''}`}>
            <a href={to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
              {label}
            </a>
          </Title>
          <p className={`text-base text-muted max-sm:leading-snug ${compact ? 'phone:text-sm' : ''}`}>{CHANGES[to]}</p>
        </li>
      ))}
    </ul>
  );
}
