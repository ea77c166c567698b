import type { ReactNode } from 'react';
import { robotFields } from '../data/forms';

interface HoneypotProps {
  /** Whether the form came back because it looked automatic. When it is sent again, it is accepted. */
  readonly confirming: boolean;
  /** Other hidden fields. */
  readonly children?: ReactNode;
}

/**
 * The fields that detect robots. The honeypot is off screen instead of `display: none`, which robots recognise. `inert` removes it from the
 * tab order, the accessibility tree and autofill; the data attributes keep 1Password, LastPass and Bitwarden away.
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
