import { readClientConfiguration } from '@agency-site/domain/client-configuration';
import { isPreviewMessage, type PreviewMessage, type PreviewReady } from '@agency-site/domain/preview-message';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createSiteClient, type SiteClient } from '../../data/client';
import { type FocalPoints, loadPointsOf, picturesIn } from '../../data/focal-points';
import { fallbackFrame, FrameContext, loadFrame } from '../../data/frame';
import { FocalPointsContext } from '../../ui/focal-points';
import { PreviewedArticle } from './PreviewedArticle';
import { PreviewedPage } from './PreviewedPage';

const ready: PreviewReady = { type: 'preview-ready' };

/**
 * Shows the text that the back-office, in the window around this one, sends at each change. This is the only page of the site that React
 * renders in the browser. It accepts messages only from that window, and only if it has the same origin.
 */
export async function showPreview(): Promise<void> {
  const content = document.querySelector('main');
  if (!content) return;
  keepPageInert();
  const client = createSiteClient(readClientConfiguration(document));
  const frame = await loadFrame(client).catch(() => fallbackFrame);
  const root = createRoot(content);
  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== window.parent || !isPreviewMessage(data)) return;
    root.render(
      <FrameContext value={frame}>
        <Previewed message={data} client={client} />
      </FrameContext>,
    );
  });
  window.parent.postMessage(ready, location.origin);
}

function Previewed({ message, client }: { readonly message: PreviewMessage; readonly client: SiteClient }) {
  const pictures = picturesIn(message.content);
  const [points, setPoints] = useState<FocalPoints>(new Map());
  useEffect(() => {
    // When the focal points cannot be read, pictures are cropped around their middle.
    loadPointsOf(client, pictures).then(setPoints, () => {});
  }, [client, pictures]);
  return (
    <FocalPointsContext value={points}>
      {message.kind === 'article' ? (
        <PreviewedArticle article={message.content} client={client} />
      ) : (
        <PreviewedPage page={message.content} openBlock={message.openBlock} client={client} />
      )}
    </FocalPointsContext>
  );
}

/** Keeps the preview on its page: links open in a new tab, and forms send nothing. Links to a heading of the same page still work. */
function keepPageInert(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || (link.hash && link.pathname === window.location.pathname)) return;
      link.target = '_blank';
      link.relList.add('noopener');
    },
    { capture: true },
  );
  for (const event of ['submit', 'invalid'])
    document.addEventListener(
      event,
      (refused) => {
        refused.preventDefault();
        refused.stopImmediatePropagation();
      },
      { capture: true },
    );
}
