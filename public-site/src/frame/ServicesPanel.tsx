import { useLocation } from 'react-router-dom';
import { useMenu } from '../data/frame';
import { type MenuGroup, panelGroups } from '../data/menu';
import { CallToActionButton } from '../ui/CallToActionButton';

/** The panel under « Services »: three columns of links, and the free audit. */
export function ServicesPanel() {
  const menu = useMenu();
  const { title: offer } = menu.call;
  return (
    <div className="card max-h-[calc(100dvh-5.5rem)] w-[50rem] max-w-[calc(100vw-2rem)] overflow-y-auto border-ink">
      <div className="grid grid-cols-3 gap-x-3 px-5 pt-5 pb-4">
        {panelGroups(menu).map((group) => (
          <Column key={group.id} {...group} />
        ))}
      </div>
      <div
        data-panel-foot
        className="bench flex items-center justify-between gap-4 border-t border-line bg-sand px-7.5 py-4.5"
      >
        <p>
          {offer && (
            <>
              <strong className="block font-heading font-bold text-(length:--text-title-s)">{offer.label}</strong>
              <span className="text-base text-muted">{offer.hint}</span>
            </>
          )}
        </p>
        <CallToActionButton size="sm" />
      </div>
    </div>
  );
}

function Column({ id, title, links }: MenuGroup & { readonly id: string }) {
  const { pathname } = useLocation();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mx-2.5 mb-2 border-b border-line pb-2.5 text-sm font-semibold text-teal">
        {title?.to ? (
          <a href={title.to} className="inline-block py-0.5 underline-offset-4 hover:underline">
            {title.label}
          </a>
        ) : (
          title?.label
        )}
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
