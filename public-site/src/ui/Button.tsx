import type { ComponentProps, ReactNode } from 'react';

/** The classes of the variants, styled in site.css. */
const VARIANTS = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  outline: 'button button-outline',
} as const;

const SIZES = {
  sm: 'px-4 py-2 text-base min-h-10',
  md: 'px-5 py-2.5 text-base min-h-12',
  lg: 'px-7 py-3.5 text-(length:--text-lead) min-h-14',
} as const;

interface Appearance {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
  readonly children: ReactNode;
}

type Target =
  | { readonly href: string }
  | ({ readonly type: 'button' | 'submit' } & Pick<ComponentProps<'button'>, 'disabled' | 'hidden' | 'name' | 'value'>);

/** A link or a button of the same appearance. A link to another site opens in a new tab. */
export function Button({ variant = 'primary', size = 'md', className = '', children, ...target }: Appearance & Target) {
  const classes = `${VARIANTS[variant]} ${SIZES[size]} ${className}`;
  if ('href' in target) {
    const web = /^https?:/.test(target.href);
    return (
      <a href={target.href} className={classes} {...(web ? { target: '_blank', rel: 'noopener' } : {})}>
        {children}
        {web && <span className="sr-only"> (nouvel onglet)</span>}
      </a>
    );
  }
  return (
    <button {...target} className={classes}>
      {children}
    </button>
  );
}
