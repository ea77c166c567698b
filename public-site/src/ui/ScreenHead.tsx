import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { useFocus } from './focal-points';
import { Picture } from './Picture';

interface ScreenHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  /** The address of a portrait of the person whom the title names. */
  readonly portrait?: string;
  /** Buttons below the introduction. */
  readonly children?: ReactNode;
}

/** The top of a screen, on the dotted background: breadcrumb, title, introduction and drawing. */
export function ScreenHead({ crumbs, title, lead, picture, portrait, children }: ScreenHeadProps) {
  const focus = useFocus(portrait ?? '');
  return (
    <div className="bench border-b border-line">
      <div className="container-site flex flex-col gap-6 py-8 lg:py-14">
        <Breadcrumb crumbs={crumbs} />
        <div className={`grid items-center gap-8 ${picture ? 'lg:grid-cols-[1.1fr_1fr] lg:gap-14' : ''}`}>
          <div className="flex max-w-3xl flex-col gap-5">
            {portrait && (
              <img
                src={portrait}
                alt={`Portrait de ${title}`}
                width={112}
                height={112}
                decoding="async"
                className={`size-28 rounded-full border border-line object-cover${focus}`}
              />
            )}
            <h1 className="text-title-l">{title}</h1>
            {lead && <p className="text-(length:--text-lead) whitespace-pre-line text-muted">{lead}</p>}
            {children && <div className="flex flex-wrap gap-3">{children}</div>}
          </div>
          {picture && <Picture src={picture.src} alt={picture.alt} eager className="card" />}
        </div>
      </div>
    </div>
  );
}
