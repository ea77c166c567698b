import { Box, Button, Typography } from '@mui/material';
import { previewPath, type PreviewMessage } from '@agency/supabase/preview-message';
import { useEffect, useRef, useState } from 'react';
import { usePreviewFrame } from './use-preview-frame';

interface PreviewFrameProps {
  readonly message: PreviewMessage;
  /** The width of the frame's viewport, scaled down where there is less room. */
  readonly width: number;
  readonly onRetry: () => void;
}

/** An iframe of the site's preview route. */
export function PreviewFrame({ message, width, onRetry }: PreviewFrameProps) {
  const { frame, isReady, isTimedOut } = usePreviewFrame(message);
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

/** The content size of an element. */
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
