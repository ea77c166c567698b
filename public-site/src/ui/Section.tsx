import type { ReactNode } from 'react';

const BACKGROUNDS = { plain: '', sand: 'bg-sand', bench: 'bench border-y border-line' } as const;

interface SectionProps {
  readonly title: string;
  /** A sentence or two beside the title. */
  readonly lead?: string;
  readonly background?: keyof typeof BACKGROUNDS;
  readonly children: ReactNode;
}

/** A band of a marketing screen, under its title. */
export function Section({ title, lead, background = 'plain', children }: SectionProps) {
  return (
    <section className={BACKGROUNDS[background]}>
      <div className="container-site py-16 lg:py-24 phone:py-9">
        <div className="mb-8 grid gap-3 lg:mb-12 phone:mb-5 phone:gap-2 lg:grid-cols-[1.1fr_1fr] lg:items-baseline lg:gap-12">
          <h2 className="text-title-l">{title}</h2>
          {lead && <p className="max-w-xl text-(length:--text-lead) text-muted phone:text-base">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
