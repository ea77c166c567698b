import { robotFields } from './robot-signs';

/**
 * The fields that detect bots (robot-signs.ts). The honeypot is positioned off screen rather than with `display: none`,
 * which bots skip. `inert` removes the honeypot from the tab order, the accessibility tree and autofill, and the three
 * data attributes exclude 1Password, LastPass and Bitwarden.
 */
export function Honeypot({ confirming }: { readonly confirming: boolean }) {
  return (
    <div inert aria-hidden="true" className="absolute top-0 -left-[999rem] h-px w-px overflow-hidden">
      <label htmlFor={robotFields.honeypot}>Laissez ce champ vide</label>
      <input
        id={robotFields.honeypot}
        name={robotFields.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
      />
      <input type="hidden" name={robotFields.elapsed} />
      <input type="hidden" name={robotFields.handled} />
      {confirming && <input type="hidden" name={robotFields.confirmed} value="oui" />}
    </div>
  );
}
