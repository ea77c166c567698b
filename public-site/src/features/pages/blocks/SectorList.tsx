import { pictureOf, type NavigationLink } from '../../../data/menu';
import { Picture } from '../../../ui/Picture';

interface SectorListProps {
  /** The sectors to show; each text says what automation changes in that trade. */
  readonly chosen: readonly { readonly of: NavigationLink; readonly text: string }[];
  readonly level: 'h2' | 'h3';
  /** Whether phones show two columns of words without drawings, which would be too small for their labels. */
  readonly compact?: boolean;
}

/** Sectors, each with its drawing. */
export function SectorList({ chosen, level: Title, compact = false }: SectorListProps) {
  return (
    <ul
      className={`grid gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12 phone:grid-cols-2 ${compact ? 'phone:gap-y-4' : ''}`}
    >
      {chosen.map(({ of: { to, label, hint }, text }) => (
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
          <p className={`text-base text-muted max-sm:leading-snug ${compact ? 'phone:text-sm' : ''}`}>{text || hint}</p>
        </li>
      ))}
    </ul>
  );
}
