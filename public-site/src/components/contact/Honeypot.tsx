import { robotFields } from '../../contact/robot-signs';

/**
 * The hidden fields that tell robots apart (robot-signs.ts). The trap is out of sight but laid out, for robots leave
 * alone what `display: none` hides; `inert` keeps it from keyboards, screen readers and autofill, and the three data
 * attributes say to 1Password, LastPass and Bitwarden that it is not theirs.
 */
export function Trap({ confirming }: { readonly confirming: boolean }) {
  return (
    <div inert aria-hidden="true" className="absolute top-0 -left-[999rem] h-px w-px overflow-hidden">
      <label htmlFor={robotFields.trap}>Laissez ce champ vide</label>
      <input
        id={robotFields.trap}
        name={robotFields.trap}
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
