import type { ReactNode } from 'react';
import { robotFields } from '../data/forms';

interface HoneypotProps {
  /** Whether the form came back because it looked automatic: when a person sends it again, it is accepted. */
  readonly confirming: boolean;
  /** Other hidden fields. */
  readonly children?: ReactNode;
}

/**
 * The fields that detect bots. The honeypot is positioned off screen rather than with `display: none`, which bots skip.
 * `inert` removes the honeypot from the tab order, the accessibility tree and autofill, and the three data attributes
 * exclude 1Password, LastPass and Bitwarden.
 */
export function Honeypot({ confirming, children }: HoneypotProps) {
  return (
    <div inert aria-hidden="true" className="absolute top-0 -left-[999rem] h-px w-px overflow-hidden">
      <label>
        Laissez ce champ vide
        <input
          type="text"
          name={robotFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
      {confirming && <input type="hidden" name={robotFields.confirmed} value="oui" />}
      {children}
    </div>
  );
}
