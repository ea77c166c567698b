import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-paper text-ink',
  machine: 'bg-action text-on-action station-raised',
  result: 'bg-teal text-on-teal station-raised',
} as const;

const SIZES = { sm: 'size-10', md: 'size-13', lg: 'size-24 text-title-l' } as const;

interface StationProps {
  /** As in the drawings: the automation at work, or what comes out of it. */
  readonly tone?: keyof typeof TONES;
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
}

/** A station of the workshop drawings, in HTML: a rounded square that holds an icon or initials. Decoration only. */
export function Station({ tone = 'plain', size = 'md', children }: StationProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-[22%] border-2 border-ink font-heading font-bold ${TONES[tone]} ${SIZES[size]}`}
    >
      {children}
    </span>
  );
}
