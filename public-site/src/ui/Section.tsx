import type { ReactNode } from 'react';

const BACKGROUNDS = { plain: '', sand: 'bg-sand', bench: 'bench border-y border-line' } as const;

/** Where the lead is. Consecutive sections use different positions, so that a page does not look repetitive. */
const OPENINGS = {
  beside: 'mb-8 lg:mb-12 phone:mb-4 lg:grid-cols-[1.1fr_1fr] lg:items-baseline lg:gap-12',
  under: 'mb-8 lg:mb-12 phone:mb-4',
  centred: 'mb-8 lg:mb-12 phone:mb-4 lg:justify-items-center lg:text-center',
  /** Title and lead are in a column of their own, which stays in sight while the rest scrolls. */
  aside: 'max-lg:mb-8 phone:mb-4 lg:sticky lg:top-28 lg:self-start lg:gap-5',
} as const;

interface SectionProps {
  readonly title: string;
  /** One or two sentences beside or below the title. */
  readonly lead?: string;
  readonly opening?: keyof typeof OPENINGS;
  readonly background?: keyof typeof BACKGROUNDS;
  readonly children: ReactNode;
}

/** A full-width part of a page, with its title. */
export function Section({ title, lead, opening = 'beside', background = 'plain', children }: SectionProps) {
  return (
    <section className={BACKGROUNDS[background]}>
      <div
        className={`container-site py-16 lg:py-24 phone:py-4 ${opening === 'aside' ? 'grid-cols-[1fr_1.9fr] gap-16 lg:grid' : ''}`}
      >
        <div className={`grid gap-3 phone:gap-1.5 ${OPENINGS[opening]}`}>
          <h2 className="text-title-l phone:text-title-m">{title}</h2>
          {lead && (
            <p
              className={`${opening === 'beside' ? 'max-w-xl' : 'max-w-3xl'} text-(length:--text-lead) text-muted phone:text-base phone:leading-snug`}
            >
              {lead}
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
