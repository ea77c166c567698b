import { isPreviewMessage, type PreviewMessage, type PreviewReady } from '@agency/supabase/preview-message';
import { useEffect, useState } from 'react';

const ready: PreviewReady = { type: 'preview-ready' };

/**
 * The text that the back-office, which frames this page, last handed over. Nobody else is listened to: the message must
 * come from the window around this one, and that window be of our own origin.
 */
export function usePreviewMessage(): PreviewMessage | undefined {
  const [message, setMessage] = useState<PreviewMessage>();
  useEffect(() => {
    const { parent, location } = window;
    // Opened by itself, it would be talking to itself.
    if (parent === window) return;
    const receive = ({ origin, source, data }: MessageEvent): void => {
      if (origin === location.origin && source === parent && isPreviewMessage(data)) setMessage(data);
    };
    window.addEventListener('message', receive);
    parent.postMessage(ready, location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return message;
}
