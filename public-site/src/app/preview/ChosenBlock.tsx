import type { BlockChoice } from '@agency-site/domain/preview-message';
import {
  createContext,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The id of the block whose form is open in the back-office. */
export const OpenBlockContext = createContext<string | undefined>(undefined);

/**
 * A block in the preview: a click opens its form in the back-office, and « + » inserts another block below it. With Ctrl or ⌘, a link in
 * the block opens as usual. Styles are inline, because the site's style sheet has no classes for the back-office.
 */
export function ChosenBlock({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const isOpen = useContext(OpenBlockContext) === id;
  const [isPointedAt, setPointedAt] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const choose = (event: MouseEvent, wants: BlockChoice['wants']) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    window.parent.postMessage({ type: 'preview-block', id, wants } satisfies BlockChoice, window.location.origin);
  };
  return (
    <div
      ref={element}
      data-block={id}
      style={{ ...around, outline: isOpen || isPointedAt ? `${isOpen ? 3 : 1}px solid var(--action)` : 'none' }}
      onClickCapture={(event) =>
        !(event.target instanceof Element && event.target.closest('[data-add]')) && choose(event, 'edit')
      }
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {children}
      {(isOpen || isPointedAt) && (
        <button
          type="button"
          data-add
          aria-label="Ajouter un bloc ici"
          title="Ajouter un bloc ici"
          style={add}
          onClick={(event) => choose(event, 'insert')}
        >
          +
        </button>
      )}
    </div>
  );
}

const around = { position: 'relative', outlineOffset: '-3px', cursor: 'pointer' } as const satisfies CSSProperties;

const add = {
  position: 'absolute',
  zIndex: 20,
  bottom: '-20px',
  left: 'calc(50% - 20px)',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  background: 'var(--action)',
  color: 'var(--background)',
  fontSize: '24px',
  lineHeight: '40px',
} as const satisfies CSSProperties;
