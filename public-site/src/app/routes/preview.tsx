import {
  previewPath,
  isPreviewMessage,
  type PreviewMessage,
  type PreviewReady,
} from '@agency/supabase/preview-message';
import { useEffect, useState } from 'react';
import { PreviewedArticle } from '../preview/PreviewedArticle';
import { PreviewedPage } from '../preview/PreviewedPage';
import { useInertPage } from '../preview/use-inert-page';
import type { PageMetadata } from '../head/metadata';

export const metadata = (): PageMetadata => ({ title: 'Aperçu', description: '', path: previewPath, hidden: true });

/** Framed by the back-office: shows the text being written there exactly as visitors will see it. */
export function Component() {
  const message = usePreviewMessage();
  useInertPage();
  if (message?.kind === 'article') return <PreviewedArticle article={message.content} />;
  if (message?.kind === 'page') return <PreviewedPage page={message.content} />;
  return (
    <div className="container-site flex flex-col gap-3 py-16 lg:py-24">
      <h1 className="text-title-l">Aperçu</h1>
      <p className="max-w-xl text-(length:--text-lead) text-muted">
        Ici se montre le texte en train de s’écrire dans l’administration. Ouverte seule, cette page n’a rien à montrer.
      </p>
    </div>
  );
}

const ready: PreviewReady = { type: 'preview-ready' };

/**
 * The text that the back-office, which frames this page, last handed over. Nobody else is listened to: the message must
 * come from the window around this one, and that window be of our own origin.
 */
function usePreviewMessage(): PreviewMessage | undefined {
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
