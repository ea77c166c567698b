import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import { describeUploadFailure } from './describe-upload-failure';
import { preparePicture } from './prepare-picture';

/** How far a picture is on its way. */
export type UploadState =
  | { readonly step: 'idle' | 'preparing' | 'done' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed'; readonly reason: string };

export interface PictureUpload {
  readonly state: UploadState;
  readonly upload: (file: File) => void;
}

/**
 * Prepares a picture and sends it.
 * @param onSent receives its address; not called once the screen is gone, or another file was chosen meanwhile
 */
export function usePictureUpload(onSent: (address: string) => void): PictureUpload {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);

  const upload = async (file: File) => {
    const own = (latest.current += 1);
    const show = (next: UploadState) => own === latest.current && setState(next);
    show({ step: 'preparing' });
    try {
      const picture = await preparePicture(file);
      show({ step: 'sending', share: 0 });
      const address = await provider.uploadPicture(picture, (share) => show({ step: 'sending', share }));
      void queries.invalidateQueries({ queryKey: ['media'] });
      if (own !== latest.current) return;
      show({ step: 'done' });
      onSent(address);
    } catch (error) {
      show({ step: 'failed', reason: describeUploadFailure(error) });
    }
  };
  return { state, upload: (file) => void upload(file) };
}
