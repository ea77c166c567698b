import { Box, Button, Typography } from '@mui/material';
import { previewPath, type PreviewMessage } from '@agency/supabase/preview-message';
import { useEffect, useRef, useState } from 'react';
import { usePreviewFrame } from './use-preview-frame';

interface PreviewFrameProps {
  readonly message: PreviewMessage;
  /** How wide the site believes its window to be; drawn smaller where there is less room. */
  readonly width: number;
  readonly onRetry: () => void;
}

/** The site's preview route in a frame. */
export function PreviewFrame({ message, width, onRetry }: PreviewFrameProps) {
  const [frame, state] = usePreviewFrame(message);
  const [holder, room] = useRoom();
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <Box ref={holder} sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'var(--sand)' }}>
      <Box
        component="iframe"
        ref={frame}
        src={previewPath}
        title="Aperçu du texte non sauvegardé"
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        sx={{
          display: 'block',
          mx: scale === 1 ? 'auto' : 0,
          border: 0,
          transformOrigin: '0 0',
          visibility: state === 'ready' ? 'visible' : 'hidden',
        }}
      />
      <Box role="status" sx={{ position: 'absolute', inset: 'auto 0 50%', textAlign: 'center' }}>
        {state === 'waiting' && <Typography color="text.secondary">L’aperçu se prépare…</Typography>}
        {state === 'late' && (
          <>
            <Typography>L’aperçu ne répond pas.</Typography>
            <Button onClick={onRetry}>Réessayer</Button>
          </>
        )}
      </Box>
    </Box>
  );
}

/** An element and the room it has, whenever that changes. */
function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, room] as const;
}
