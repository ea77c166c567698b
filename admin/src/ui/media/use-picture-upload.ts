import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';
import { mediaResource } from '../../data/media/media-library';
import { preparePicture } from './prepare-picture';
import { UnfitPicture } from './check-picture';

export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy'; readonly label: string; readonly share: number }
  | { readonly step: 'done'; readonly count: number }
  | { readonly step: 'failed'; readonly reasons: readonly string[] };

/**
 * Resizes and uploads pictures one after the other; a refused one does not stop the others.
 * @param onSent called with each address, unless the component was unmounted or another upload started
 */
export function usePictureUpload(onSent: (address: string) => void) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const latestRun = useRef(0);
  useEffect(() => () => void (latestRun.current += 1), []);

  const upload = async (files: readonly File[]) => {
    const run = (latestRun.current += 1);
    const show = (next: UploadState) => run === latestRun.current && setState(next);
    const reasons: string[] = [];
    for (const [index, file] of files.entries()) {
      const position = files.length > 1 ? ` ${index + 1} sur ${files.length}` : '';
      const progress = (doing: string, share: number) =>
        show({ step: 'busy', label: `${doing} de l’image${position}…`, share });
      try {
        progress('Préparation', 0);
        const picture = await preparePicture(file);
        const address = await provider.uploadPicture(picture, (share) => progress('Envoi', share));
        void queries.invalidateQueries({ queryKey: [mediaResource] });
        if (run === latestRun.current) onSent(address);
      } catch (error) {
        const reason = describeUploadFailure(error);
        reasons.push(files.length > 1 ? `${file.name}\u00A0: ${reason}` : reason);
      }
    }
    show(reasons.length > 0 ? { step: 'failed', reasons } : { step: 'done', count: files.length });
  };
  return {
    state,
    busy: state.step === 'busy',
    upload: (files: readonly File[]) => void upload(files),
  };
}

const sentences: Readonly<Record<number, string>> = {
  400: 'Le nom de ce fichier n’est pas accepté. Renommez-le avec des lettres et des chiffres.',
  401: 'Votre session a pris fin. Reconnectez-vous, puis envoyez l’image à nouveau.',
  403: 'Vos droits ne permettent pas d’envoyer une image.',
  409: 'Une image porte déjà ce nom. Réessayez\u00A0: elle en recevra un autre.',
  413: 'Cette image est trop lourde\u00A0: 5\u00A0Mo au plus.',
  415: 'Ce fichier n’est pas une image WebP, JPEG, PNG ou GIF.',
  422: 'Cette image a plus de 40\u00A0millions de pixels.',
};

/** The reason of a failed upload and what to do, in French. */
function describeUploadFailure(error: unknown): string {
  if (error instanceof UnfitPicture) return error.message;
  if (!(error instanceof HttpError)) return 'L’image n’est pas partie\u00A0: vérifiez votre connexion, puis réessayez.';
  return sentences[error.status] ?? 'L’image n’a pas pu être sauvegardée. Réessayez dans un instant.';
}
