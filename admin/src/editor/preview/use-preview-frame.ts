import { isPreviewReady, type PreviewMessage } from '@agency/supabase/preview-message';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedValue } from '../../components/use-debounced-value';

/** The debounce of the preview, in milliseconds. */
const delay = 200;

/** How long the frame may load before the screen offers to retry, in milliseconds. */
const timeout = 10_000;

export type PreviewState = 'loading' | 'timed out' | 'ready';

/**
 * Sends a text to an iframe of the preview route whenever it changes. Messages are accepted from that iframe alone, and
 * sent to our own origin alone.
 */
export function usePreviewFrame(
  message: PreviewMessage,
): [frame: RefObject<HTMLIFrameElement | null>, state: PreviewState] {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<PreviewState>('loading');
  // As a string: an equal message of another render is no change.
  const text = useDebouncedValue(JSON.stringify(message), delay);

  const sendText = useEffectEvent(() => send(frame.current, text));
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!isOurs || !isPreviewReady(data)) return;
      setState('ready');
      // At each « ready » message: the iframe may have reloaded.
      sendText();
    };
    window.addEventListener('message', receive);
    const timer = setTimeout(() => setState((current) => (current === 'loading' ? 'timed out' : current)), timeout);
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
