import CalloutIcon from '@mui/icons-material/AnnouncementOutlined';
import ButtonIcon from '@mui/icons-material/SmartButton';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ButtonDialog } from './ButtonDialog';
import { buttonHtml, calloutHtml, videoHtml } from './inserted-html';
import { VideoDialog } from './VideoDialog';

interface InsertButtonsProps {
  readonly onInsert: (html: string) => void;
  /** The selected HTML, which the insertion replaces. */
  readonly selection: () => string;
}

/** Inserts videos, buttons and callouts into the HTML editor. */
export function InsertButtons({ onInsert, selection }: InsertButtonsProps) {
  const [dialog, setDialog] = useState<'video' | 'button'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button size="small" color="inherit" startIcon={<VideoIcon />} onClick={() => setDialog('video')}>
        Insérer une vidéo
      </Button>
      <Button size="small" color="inherit" startIcon={<ButtonIcon />} onClick={() => setDialog('button')}>
        Insérer un bouton
      </Button>
      <Button
        color="inherit"
        size="small"
        startIcon={<CalloutIcon />}
        onClick={() => onInsert(calloutHtml(selection()))}
      >
        Insérer un encadré
      </Button>
      {dialog === 'video' && (
        <VideoDialog onSave={(video, title) => onInsert(videoHtml(video, title))} onClose={close} />
      )}
      {dialog === 'button' && <ButtonDialog onSave={(button) => onInsert(buttonHtml(button))} onClose={close} />}
    </>
  );
}
