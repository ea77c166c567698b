import { isPreviewReady, type PreviewMessage } from '@agency/supabase/preview-message';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedValue } from '../../components/use-debounced-value';

/** Long enough not to redraw at every letter, short enough to seem at once. */
const pause = 200;

/** How long the frame may take before a person is told. */
const timeout = 10_000;

export type PreviewState = 'waiting' | 'late' | 'ready';

/**
 * Keeps a frame of the public site's preview route showing a text. Only that frame is listened to, only our own origin
 * is spoken to.
 */
export function usePreviewFrame(
  message: PreviewMessage,
): [frame: RefObject<HTMLIFrameElement | null>, state: PreviewState] {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<PreviewState>('waiting');
  // As text: what is made anew at each render is the same text.
  const text = useDebouncedValue(JSON.stringify(message), pause);

  const answer = useEffectEvent(() => send(frame.current, text));
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      const ours = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!ours || !isPreviewReady(data)) return;
      setState('ready');
      // At each « ready »: the frame may have been loaded anew.
      answer();
    };
    window.addEventListener('message', receive);
    const timer = setTimeout(() => setState((known) => (known === 'waiting' ? 'late' : known)), timeout);
    return () => {
      window.removeEventListener('message', receive);
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (state === 'ready') send(frame.current, text);
  }, [state, text]);
  return [frame, state];
}

function send(frame: HTMLIFrameElement | null, text: string): void {
  frame?.contentWindow?.postMessage(JSON.parse(text), window.location.origin);
}
