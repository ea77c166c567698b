import { isPreviewReady, type PreviewMessage } from '@agency/supabase/preview-message';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';

/** The debounce of the preview, in milliseconds. */
const delay = 200;

/** How long the frame may load before the screen offers to retry, in milliseconds. */
const timeout = 10_000;

/**
 * Sends a text to an iframe of the preview route whenever it changes. Messages are accepted from that iframe alone, and
 * sent to our own origin alone.
 * @returns a ref for the iframe, whether it shows texts, and whether it has had the time to
 */
export function usePreviewFrame(message: PreviewMessage) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Each load of the iframe says that it is ready, and needs the text.
  const [loads, setLoads] = useState(0);
  const [isTimedOut, setIsTimedOut] = useState(false);
  // As a string: an equal message of another render is no change.
  const text = useDebouncedValue(JSON.stringify(message), delay);

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && isPreviewReady(data)) setLoads((count) => count + 1);
    };
    window.addEventListener('message', receive);
    const timer = setTimeout(() => setIsTimedOut(true), timeout);
    return () => {
      window.removeEventListener('message', receive);
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage(JSON.parse(text), window.location.origin);
  }, [loads, text]);
  return { frame, isReady: loads > 0, isTimedOut };
}
