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
  /** The text that what is inserted takes the place of. */
  readonly selected: () => string;
}

/** Videos, buttons and callouts for a text written as HTML. */
export function InsertButtons({ onInsert, selected }: InsertButtonsProps) {
  const [asks, setAsks] = useState<'video' | 'button'>();
  const close = () => setAsks(undefined);
  return (
    <>
      <Button size="small" color="inherit" startIcon={<VideoIcon />} onClick={() => setAsks('video')}>
        Insérer une vidéo
      </Button>
      <Button size="small" color="inherit" startIcon={<ButtonIcon />} onClick={() => setAsks('button')}>
        Insérer un bouton
      </Button>
      <Button
        color="inherit"
        size="small"
        startIcon={<CalloutIcon />}
        onClick={() => onInsert(calloutHtml(selected()))}
      >
        Insérer un encadré
      </Button>
      {asks === 'video' && <VideoDialog onSave={(video, title) => onInsert(videoHtml(video, title))} onClose={close} />}
      {asks === 'button' && <ButtonDialog onSave={(button) => onInsert(buttonHtml(button))} onClose={close} />}
    </>
  );
}
