import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { firstInteraction } from './first-interaction';

type ImportPart<Props extends object> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose code waits for the visitor's first interaction: most first visits do without. In a served
 * document its markup is there from the start, its links are links and its forms post; should its code not come, it
 * stays that way. A navigation is an interaction, so that a part which it shows has its code already.
 * @param name marks the part in the document
 * @param importPart imports its component
 */
export const hydrateOnInteraction = <Props extends object>(
  name: string,
  importPart: ImportPart<Props>,
): ComponentType<Props> =>
  import.meta.env.SSR ? renderedOnServer(name, importPart) : hydratedInBrowser(name, importPart);

const importing: Promise<void>[] = [];

/** Resolves on the server once it has the code of all parts, as rendering does not wait. */
export const partsImported = async (): Promise<void> => void (await Promise.all(importing));

function renderedOnServer<Props extends object>(name: string, importPart: ImportPart<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  importing.push(importPart().then((imported) => void (Part = marked(name, imported))));
  return function Rendered(props: Props) {
    if (!Part) throw new Error(`« ${name} » is rendered before its code is imported`);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function hydratedInBrowser<Props extends object>(name: string, importPart: ImportPart<Props>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const load = async (): Promise<{ default: ComponentType<Props> }> => ({
    default: (arrived ??= marked(name, await importPart())),
  });
  const served = document.querySelector(`[data-later="${name}"]`)?.innerHTML;
  const loading = firstInteraction().then(load);
  const onServedPage = loading.catch(() => ({ default: asServed<Props>(name, served ?? '') }));
  const Part = lazy(served === undefined ? load : () => onServedPage);
  // Without `memo`, a change around a part whose code has not come yet would replace its markup by nothing.
  return memo(function Hydrated(props: Props) {
    // A part that has arrived is shown at once, and what is shown is never exchanged.
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Part);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  });
}

/** The part inside the mark that it is found by, which has no box of its own. */
const marked = <Props extends object>(name: string, Part: ComponentType<Props>): ComponentType<Props> =>
  function Marked(props) {
    return (
      <div data-later={name} className="contents">
        <Part {...props} />
      </div>
    );
  };

/** The part as it was served, when its code did not come. */
const asServed = <Props extends object>(name: string, markup: string): ComponentType<Props> =>
  function AsServed() {
    return (
      <div
        data-later={name}
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  };
