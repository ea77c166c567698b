import { HttpError } from 'react-admin';
import { UnfitPicture } from './unfit-picture';

const sentences: Readonly<Record<number, string>> = {
  400: 'Le nom de ce fichier n’est pas accepté. Renommez-le avec des lettres et des chiffres.',
  401: 'Votre session a pris fin. Reconnectez-vous, puis envoyez l’image à nouveau.',
  403: 'Vos droits ne permettent pas d’envoyer une image.',
  409: 'Une image porte déjà ce nom. Réessayez\u00A0: elle en recevra un autre.',
  413: 'Cette image est trop lourde\u00A0: 5\u00A0Mo au plus.',
  415: 'Ce fichier n’est pas une image WebP, JPEG, PNG ou GIF.',
  422: 'Cette image a plus de 40\u00A0millions de pixels.',
};

/** Why a picture was not kept, and what to do, in French. */
export function describeUploadFailure(error: unknown): string {
  if (error instanceof UnfitPicture) return error.message;
  if (!(error instanceof HttpError)) return 'L’image n’est pas partie\u00A0: vérifiez votre connexion, puis réessayez.';
  return sentences[error.status] ?? 'L’image n’a pas pu être sauvegardée. Réessayez dans un instant.';
}
