import { useLocation } from 'react-router-dom';
import { currentOf } from './links';

interface MainLinkProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string;
}

/** A link of the header. The current page's link is underlined in the action colour. */
export function MainLink({ to, label, className = '' }: MainLinkProps) {
  const { pathname } = useLocation();
  const current = currentOf(to, pathname);
  return (
    <a
      href={to}
      aria-current={current}
      className={`flex min-h-11 items-center rounded-control px-3 text-base hover:bg-sand ${className}`}
    >
      <span className={current ? 'underline-drawn text-action' : ''}>{label}</span>
    </a>
  );
}
