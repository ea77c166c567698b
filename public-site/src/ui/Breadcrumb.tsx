export interface Crumb {
  readonly label: string;
  /** The address; absent for the current page. */
  readonly to?: string;
}

/** The padding makes the link high enough for a finger. */
const STEP = '-my-1 py-1 underline-offset-4 hover:underline';

/** The path from the home page to the current page, which comes last. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="text-base text-muted">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        <li>
          <a href="/" className={STEP}>
            Accueil
          </a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 gap-2">
            <span aria-hidden="true">/</span>
            <Step crumb={crumb} last={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb: { label, to }, last }: { readonly crumb: Crumb; readonly last: boolean }) {
  if (to) {
    return (
      <a href={to} className={STEP}>
        {label}
      </a>
    );
  }
  return last ? (
    <span aria-current="page" className="text-ink">
      {label}
    </span>
  ) : (
    <span>{label}</span>
  );
}
