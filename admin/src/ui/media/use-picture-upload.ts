import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';
import {
  type MediaPicture,
  mediaResource,
  type PickedPicture,
  picturesOfContent,
} from '../../data/media/media-library';
import { pictureName, preparePicture } from './prepare-picture';
import { UnfitPicture } from './check-picture';

/** A file among several, and what became of it. */
export interface UploadLine {
  readonly name: string;
  readonly outcome: string;
}

export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy'; readonly label: string; readonly share: number }
  | ({ readonly step: 'asking'; readonly answer: (choice: Choice) => void } & SamePicture)
  | { readonly step: 'done'; readonly sent: number; readonly reused: number }
  | { readonly step: 'failed'; readonly reasons: readonly string[] };

/** A chosen file, and the picture of the library that has its content. */
export interface SamePicture {
  readonly fileName: string;
  readonly existing: MediaPicture;
}
type Choice = 'reuse' | 'add' | 'neither';
type Progress = (doing: string, share: number) => void;

/**
 * Resizes and uploads pictures one after the other; a refused one does not stop the others, and one that the library has
 * already waits for the person's choice.
 * @param onSent called with each picture, unless the component was unmounted or another upload started
 */
export function usePictureUpload(onSent: (picture: PickedPicture) => void) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [lines, setLines] = useState<readonly UploadLine[]>([]);
  const latestRun = useRef(0);
  useEffect(() => () => void (latestRun.current += 1), []);

  /** Adds a file, or takes the picture that the library has of it; undefined when the person wants neither. */
  const addOrReuse = async (file: File, progress: Progress, ask: (same: SamePicture) => Promise<Choice>) => {
    progress('Préparation', 0);
    const picture = await preparePicture(file);
    const same = await picturesOfContent(provider, picture.content);
    const [existing] = same;
    const choice = existing ? await ask({ fileName: file.name, existing }) : 'add';
    if (choice === 'neither') return undefined;
    if (existing && choice === 'reuse') return { picture: existing, isNew: false };
    const name = pictureName(
      picture,
      same.map(({ id }) => id),
    );
    const address = await provider.uploadPicture({ ...picture, name }, (share) => progress('Envoi', share));
    void queries.invalidateQueries({ queryKey: [mediaResource] });
    return { picture: { address }, isNew: true };
  };

  const upload = async (files: readonly File[]) => {
    const run = (latestRun.current += 1);
    const isLatest = () => run === latestRun.current;
    const show = (next: UploadState) => isLatest() && setState(next);
    const ask = (same: SamePicture) =>
      isLatest()
        ? new Promise<Choice>((answer) => setState({ step: 'asking', ...same, answer }))
        : Promise.resolve<Choice>('neither');
    const reasons: string[] = [];
    const isList = files.length > 1;
    setLines(isList ? files.map(({ name }) => ({ name, outcome: 'En attente' })) : []);
    const tell = (index: number, outcome: string) => {
      if (isList && isLatest())
        setLines((known) => known.map((line, at) => (at === index ? { ...line, outcome } : line)));
    };
    const count = { sent: 0, reused: 0 };
    for (const [index, file] of files.entries()) {
      const position = files.length > 1 ? ` ${index + 1} sur ${files.length}` : '';
      const progress: Progress = (doing, share) => {
        tell(index, `${doing}…`);
        show({ step: 'busy', label: `${doing} de l’image${position}…`, share });
      };
      try {
        const added = await addOrReuse(file, progress, ask);
        tell(index, outcomeOf(added));
        if (!added) continue;
        count[added.isNew ? 'sent' : 'reused'] += 1;
        if (isLatest()) onSent(added.picture);
      } catch (error) {
        const reason = describeUploadFailure(error);
        tell(index, 'Refusée');
        reasons.push(files.length > 1 ? `${file.name}\u00A0: ${reason}` : reason);
      }
    }
    show(reasons.length > 0 ? { step: 'failed', reasons } : { step: 'done', ...count });
  };
  return {
    state,
    lines,
    busy: state.step === 'busy' || state.step === 'asking',
    upload: (files: readonly File[]) => void upload(files),
  };
}

function outcomeOf(added: { readonly isNew: boolean } | undefined): string {
  if (!added) return 'Laissée de côté';
  return added.isNew ? 'Envoyée' : 'Reprise de la médiathèque';
}

const sentences: Readonly<Record<number, string>> = {
  400: 'Le nom de ce fichier n’est pas accepté. Renommez-le avec des lettres et des chiffres.',
  401: 'Votre session a pris fin. Reconnectez-vous, puis envoyez l’image à nouveau.',
  403: 'Vos droits ne permettent pas d’envoyer une image.',
  409: 'Cette image vient d’être ajoutée. Réessayez\u00A0: elle vous sera proposée.',
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
