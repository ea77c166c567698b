import { useLocation } from 'react-router-dom';
import { serviceGroups } from '../../data/links';
import { Button } from '../../ui/Button';

/** The 800 px panel under « Services »: three columns drawn as three lines of stations, and the free audit. */
export function ServicesPanel() {
  return (
    <div className="card max-h-[calc(100dvh-5.5rem)] w-[50rem] max-w-[calc(100vw-2rem)] overflow-y-auto border-ink">
      <div className="grid grid-cols-3 gap-x-3 px-5 pt-5 pb-4">
        {serviceGroups.map((group) => (
          <Column key={group.title} {...group} />
        ))}
      </div>
      <div
        data-panel-foot
        className="bench flex items-center justify-between gap-4 border-t border-line bg-sand px-7.5 py-4.5"
      >
        <p>
          <strong className="block font-heading text-(length:--text-title-s)">Audit gratuit</strong>
          <span className="text-base text-muted">Analysons vos processus en 30 minutes</span>
        </p>
        <Button href="/contact" size="sm">
          Prendre RDV
        </Button>
      </div>
    </div>
  );
}

function Column({ id, title, page, links }: (typeof serviceGroups)[number]) {
  const { pathname } = useLocation();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mx-2.5 mb-2 border-b border-line pb-2.5 text-sm font-semibold text-teal">
        <a href={page.to} className="inline-block py-0.5 underline-offset-4 hover:underline">
          {title}
        </a>
      </p>
      <ul>
        {links.map(({ to, label, hint }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={to === pathname ? 'page' : undefined}
              className="block rounded-control px-2.5 py-1.5 hover:bg-sand aria-[current]:bg-action-soft"
            >
              <span className="block text-base leading-snug font-semibold">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
