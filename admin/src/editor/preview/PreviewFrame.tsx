import {
  type BlockChoice,
  isBlockChoice,
  isPreviewReady,
  previewPath,
  type PreviewMessage,
} from '@agency-site/domain/preview-message';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';

interface PreviewFrameProps {
  readonly message: PreviewMessage;
  /** The width of the frame's viewport, scaled down where there is less room. */
  readonly width: number;
  readonly onRetry: () => void;
  /** Called when the person chooses a block in the preview of a page. */
  readonly onBlock?: ((choice: BlockChoice) => void) | undefined;
}

export function PreviewFrame({ message, width, onRetry, onBlock }: PreviewFrameProps) {
  const { frame, isReady, isTimedOut } = usePreviewFrame(message, onBlock);
  const [container, size] = useElementSize();
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Box
      ref={container}
      sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'var(--sand)' }}
    >
      <Box
        component="iframe"
        ref={frame}
        src={previewPath}
        title="Aperçu du texte non sauvegardé"
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        sx={{
          display: 'block',
          mx: scale === 1 ? 'auto' : 0,
          border: 0,
          transformOrigin: '0 0',
          visibility: isReady ? 'visible' : 'hidden',
        }}
      />
      <Box role="status" sx={{ position: 'absolute', inset: 'auto 0 50%', textAlign: 'center' }}>
        {!isReady && !isTimedOut && <Typography color="text.secondary">L’aperçu se prépare…</Typography>}
        {!isReady && isTimedOut && (
          <>
            <Typography>L’aperçu ne répond pas.</Typography>
            <Button onClick={onRetry}>Réessayer</Button>
          </>
        )}
      </Box>
    </Box>
  );
}

function useElementSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}

/** How long the frame may load before the screen offers to retry, in milliseconds. */
const timeout = 10_000;

/** How long the typing pauses before the preview gets the text, in milliseconds. */
const debounce = 50;

/**
 * Sends a text to an iframe of the preview route whenever the text changes. It only accepts messages from that iframe, and only sends
 * messages to our own origin.
 */
function usePreviewFrame(message: PreviewMessage, onBlock: PreviewFrameProps['onBlock']) {
  const frame = useRef<HTMLIFrameElement>(null);
  // After each load the iframe announces that it is ready, and then needs the text.
  const [loads, setLoads] = useState(0);
  const [isTimedOut, setIsTimedOut] = useState(false);
  // A string, so that an equal message of another render counts as unchanged.
  const text = useDebouncedValue(JSON.stringify(message), debounce);
  const choose = useEffectEvent((choice: BlockChoice) => onBlock?.(choice));

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!isOurs) return;
      if (isPreviewReady(data)) setLoads((count) => count + 1);
      else if (isBlockChoice(data)) choose(data);
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
