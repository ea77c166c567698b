import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { firstInterest } from './first-interest';

/**
 * A part of a page whose code waits for the visitor's first movement: most first visits do without. In a served
 * document its markup is there from the start, its links are links and its forms post; should its code not come, it
 * stays that way. Shown by a navigation, which is a movement, it has its code already.
 * @param name marks the part in the document
 * @param importPart imports the component that the server rendered
 */
export function hydrateLater<Props extends object>(
  name: string,
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const load = async (): Promise<{ default: ComponentType<Props> }> => ({
    default: (arrived ??= marked(name, await importPart())),
  });
  const served = document.querySelector(`[data-later="${name}"]`)?.innerHTML;
  const loading = firstInterest().then(load);
  const onServedPage = loading.catch(() => ({ default: still<Props>(name, served ?? '') }));
  const Part = lazy(served === undefined ? load : () => onServedPage);
  // A change around a part that waits must not draw it anew: it would be gone until its code is there.
  return memo(function Later(props: Props) {
    // What has arrived is shown at once, and nothing shown is exchanged afterwards.
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Part);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }) as ComponentType<Props>;
}

/**
 * The same part on the server, where its code is at hand.
 * @param name as given to `hydrateLater`
 */
export function renderNow<Props extends object>(name: string, Part: ComponentType<Props>): ComponentType<Props> {
  const Marked = marked(name, Part);
  return function Now(props: Props) {
    return (
      <Suspense>
        <Marked {...props} />
      </Suspense>
    );
  };
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
const still = <Props extends object>(name: string, markup: string): ComponentType<Props> =>
  function Still() {
    return (
      <div
        data-later={name}
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  };
