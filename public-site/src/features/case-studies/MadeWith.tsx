import type { ReactNode } from 'react';
import type { CaseStudy, MadeWith as Named } from './data';

/** The partner and the tools of a case study, below its figures. */
export function MadeWith({ study: { partner, tools } }: { readonly study: CaseStudy }) {
  if (!partner && tools.length === 0) return null;
  return (
    <dl className="flex flex-col gap-5">
      {partner && (
        <Entry title="Réalisée avec" named={[partner]}>
          {partner.is_example && <span className="example-mark">exemple</span>}
        </Entry>
      )}
      {tools.length > 0 && <Entry title="Outils" named={tools} />}
    </dl>
  );
}

interface EntryProps {
  readonly title: string;
  readonly named: readonly Named[];
  readonly children?: ReactNode;
}

function Entry({ title, named, children }: EntryProps) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="font-semibold">{title}</dt>
      {named.map(({ name, url, sentence }) => (
        <dd key={name} className="mt-2 text-base">
          {url ? (
            <a href={url} rel="noopener" className="underline underline-offset-4 hover:text-action">
              {name}
            </a>
          ) : (
            name
          )}{' '}
          {children}
          <span className="block text-muted">{sentence}</span>
        </dd>
      ))}
    </div>
  );
}
