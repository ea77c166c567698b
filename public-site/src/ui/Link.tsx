import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the site. */
  readonly to: string;
  /** Leaves the window where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link inside the site. The router's own `Link` also serves frameworks that fetch ahead and addresses of other sites:
 * 2 kB that no page of ours uses.
 */
export function Link({ to, preventScrollReset = false, onClick, children, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler(to, { preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
