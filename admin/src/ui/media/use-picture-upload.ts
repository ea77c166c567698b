import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { maxOriginalBytes } from '@agency-site/domain/media';
import type { BackOfficeData } from '../../provider/data-provider';
import {
  type MediaPicture,
  mediaResource,
  type PickedPicture,
  picturesOfContent,
} from '../../provider/media/media-library';
import { useAskBeforeClosing } from '../components/use-ask-before-closing';
import { pictureName, preparePicture } from './prepare-picture';
import { UnusablePicture } from './check-picture';

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

/** A chosen file, and the picture of the library that was made from the same file. */
export interface SamePicture {
  readonly fileName: string;
  readonly existing: MediaPicture;
}
type Choice = 'reuse' | 'add' | 'neither';
type Progress = (doing: string, share: number) => void;
type OnSent = (picture: PickedPicture) => void;

/**
 * Resizes and uploads pictures one after the other. A refused picture does not stop the others. For a picture that the library already has,
 * the upload waits for the person's choice. Files added meanwhile follow.
 * @param onSent called with each picture, unless the component was unmounted; `upload` accepts another callback
 * @param keepsOriginals whether the original files are stored too
 */
export function usePictureUpload(onSent: OnSent, keepsOriginals = true) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [lines, setLines] = useState<readonly UploadLine[]>([]);
  /** The files still to upload; files added meanwhile go to the end. */
  const files = useRef<{ readonly file: File; readonly onFileSent: OnSent }[]>([]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const busy = state.step === 'busy' || state.step === 'asking';
  useAskBeforeClosing(busy);

  /** Adds a file, or reuses the library's picture of the same file; undefined when the person cancels. */
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
    const sent = { ...picture, name, ...(keepsOriginals && { original: file }) };
    const address = await provider.uploadPicture(sent, (share) => progress('Envoi', share));
    void queries.invalidateQueries({ queryKey: [mediaResource] });
    return { picture: { address }, isNew: true };
  };

  const show = (next: UploadState) => isShown.current && setState(next);
  const tell = (index: number, outcome: string) =>
    isShown.current && setLines((known) => known.map((line, at) => (at === index ? { ...line, outcome } : line)));
  const ask = (same: SamePicture) =>
    isShown.current
      ? new Promise<Choice>((answer) => setState({ step: 'asking', ...same, answer }))
      : Promise.resolve<Choice>('neither');

  const upload = async (added: readonly File[], onFileSent: OnSent) => {
    const isUnderWay = files.current.length > 0;
    files.current.push(...added.map((file) => ({ file, onFileSent })));
    const waiting = added.map(({ name }) => ({ name, outcome: 'En attente' }));
    setLines((known) => [...(isUnderWay ? known : []), ...waiting]);
    if (isUnderWay) return;
    const reasons: { readonly name: string; readonly reason: string }[] = [];
    const count = { sent: 0, reused: 0 };
    for (const [index, { file, onFileSent: tellOf }] of files.current.entries()) {
      const progress: Progress = (doing, share) => {
        tell(index, `${doing}…`);
        const { length } = files.current;
        const position = length > 1 ? ` ${index + 1} sur ${length}` : '';
        show({ step: 'busy', label: `${doing} de l’image${position}…`, share });
      };
      try {
        const found = await addOrReuse(file, progress, ask);
        tell(index, outcomeOf(found));
        if (!found) continue;
        count[found.isNew ? 'sent' : 'reused'] += 1;
        if (isShown.current) tellOf(found.picture);
      } catch (error) {
        tell(index, 'Refusée');
        reasons.push({ name: file.name, reason: describeUploadFailure(error) });
      }
    }
    const isList = files.current.length > 1;
    files.current = [];
    if (reasons.length === 0) show({ step: 'done', ...count });
    else
      show({
        step: 'failed',
        reasons: reasons.map(({ name, reason }) => (isList ? `${name}\u00A0: ${reason}` : reason)),
      });
  };
  return {
    state,
    lines,
    busy,
    upload: (added: readonly File[], onFileSent: OnSent = onSent) => void upload(added, onFileSent),
  };
}

function outcomeOf(added: { readonly isNew: boolean } | undefined): string {
  if (!added) return 'Laissée de côté';
  return added.isNew ? 'Envoyée' : 'Reprise de la médiathèque';
}

const sentences: Readonly<Record<number, string>> = {
  400: 'Le nom de ce fichier n’est pas accepté. Renommez-le avec des lettres et des chiffres.',
  401: 'Votre session a pris fin. Reconnectez-vous, puis envoyez l’image à nouveau.',
  403: 'Vos droits ne permettent pas d’envoyer cette image, ou quelqu’un d’autre a déjà un fichier de ce nom\u00A0: renommez le vôtre, puis réessayez.',
  409: 'Cette image vient d’être ajoutée. Réessayez\u00A0: elle vous sera proposée.',
  413: 'Cette image est trop lourde\u00A0: 5\u00A0Mo au plus.',
  415: 'Ce fichier n’est pas une image WebP, JPEG, PNG ou GIF.',
  422: 'Cette image a plus de 40\u00A0millions de pixels.',
};

/** The reason of a failed upload and what to do, in French. */
export function describeUploadFailure(error: unknown): string {
  if (error instanceof UnusablePicture) return error.message;
  if (!(error instanceof HttpError)) return 'L’image n’est pas partie\u00A0: vérifiez votre connexion, puis réessayez.';
  return (
    proxyRefusal(error) ?? sentences[error.status] ?? 'L’image n’a pas pu être sauvegardée. Réessayez dans un instant.'
  );
}

/**
 * The message for an upload that a proxy in front of the site refused. Such a server knows neither rights nor pictures, so its statuses
 * have other meanings.
 * @returns undefined if the site itself refused the upload
 */
export function proxyRefusal({ status, body }: HttpError): string | undefined {
  if (!(body as { readonly isFromProxy?: boolean } | undefined)?.isFromProxy || status >= 500) return undefined;
  const most = maxOriginalBytes / 1024 / 1024 + 1;
  if (status === 413)
    return `Le serveur web placé devant le site refuse un fichier de ce poids, que le site accepterait. Demandez à votre hébergeur d’autoriser ${most}\u00A0Mo par envoi.`;
  return `Un serveur placé devant le site a refusé l’envoi (erreur ${status}). Signalez-le à votre hébergeur.`;
}
