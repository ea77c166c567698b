import type { ReactNode } from 'react';

interface FilterLinksProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
  /** Further items at the end of the list. */
  readonly children?: ReactNode;
}

/** Links that each show one part of a list. */
export function FilterLinks({ label, links, children }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <a
              href={link.to}
              aria-current={link.isCurrent ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-muted px-4 text-base hover:border-ink hover:bg-sand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-background forced-colors:aria-[current]:underline"
            >
              {link.label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
