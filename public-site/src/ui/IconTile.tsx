import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-background text-ink',
  machine: 'bg-action text-on-action tile-raised',
  result: 'bg-teal text-on-teal tile-raised',
} as const;

const SIZES = { sm: 'size-10', md: 'size-13', lg: 'size-24 text-title-l' } as const;

interface IconTileProps {
  /** The colour, with its meaning in the illustrations: `machine` for the automation at work, `result` for its result. */
  readonly tone?: keyof typeof TONES;
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
}

/** A rounded square with an icon or initials, outlined in ink like the machines in the illustrations. Screen readers skip it. */
export function IconTile({ tone = 'plain', size = 'md', children }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-[22%] border-2 border-ink font-heading font-bold ${TONES[tone]} ${SIZES[size]}`}
    >
      {children}
    </span>
  );
}
