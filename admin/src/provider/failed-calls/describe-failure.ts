import { HttpError } from 'react-admin';

/** The purpose of a call. Each has its own sentence for failures (specification §8). */
export type Operation = 'load' | 'delete' | 'update' | 'save' | 'restore' | 'send';

export interface Failure {
  readonly summary: string;
  readonly detail?: string | undefined;
  readonly advice?: string | undefined;
}

const operationSentences: Readonly<Record<Operation, string>> = {
  load: 'Erreur lors du chargement',
  delete: 'Erreur lors de la suppression',
  update: 'Erreur lors de la mise à jour',
  save: 'Erreur lors de la sauvegarde',
  restore: 'Erreur lors de la restauration',
  send: 'Erreur lors de l’envoi',
};

/** Our own codes for a picture that the storage did not delete: the person may not delete it, or it is gone or hidden from the person. */
export const [pictureDeletionDenied, pictureNotFound] = ['picture kept', 'picture gone'] as const;

/** Our own code for a text that somebody else has saved since the form was opened. */
export const newerText = 'newer text';

/** Error codes of PostgreSQL and PostgREST that a person can do something about. */
const causes: Readonly<Record<string, string>> = {
  '23505': 'cette valeur est déjà utilisée ailleurs.',
  '23503': 'ce qui est choisi n’existe plus.',
  '23514': 'une valeur n’a pas la forme attendue ou est trop longue.',
  '23502': 'une valeur obligatoire manque.',
  '42501': 'vos droits ne le permettent pas.',
  '57014': 'la base de données a mis trop de temps à répondre.',
  '429': 'trop d’essais à la suite. Attendez un peu, puis recommencez.',
  PT422: 'une redirection ne mène ni à une autre ni à elle-même. Indiquez l’adresse finale.',
  PT413: 'il y a trop de lignes à la fois. Partagez le fichier (5 000 lignes au plus), puis recommencez.',
  '413': 'l’envoi est trop lourd\u00A0: 2\u00A0Mo au plus.',
  PT412: 'activez d’abord votre propre second facteur, dans Sécurité.',
  PT404: 'cet élément a été supprimé entre-temps. S’il est dans la corbeille, restaurez-le, puis recommencez.',
  PT409: 'une autre version a été sauvegardée entre-temps.',
  [newerText]: 'quelqu’un d’autre a changé ce texte entre-temps. Sauvegardez encore pour garder le vôtre.',
  [pictureDeletionDenied]: 'vos droits ne le permettent pas. Demandez ce droit à un administrateur du site.',
  [pictureNotFound]: 'cette image n’est plus là, ou vos droits ne permettent plus de la voir.',
  PGRST116: 'cet élément n’existe pas ou a été supprimé.',
};

/** For a 413 of a proxy with a limit of its own: it answers with a page, whereas the site answers with an error code. */
const tooHeavy =
  'l’envoi est trop lourd pour le serveur web placé devant le site. Demandez à votre hébergeur d’autoriser 41\u00A0Mo par envoi.';
const secondHeading = 'cet emplacement a déjà un titre. Un seul lien peut l’être.';
const slugTaken = 'cette adresse (slug) est déjà prise. Choisissez-en une autre.';
/** A restored text keeps its slug, so the other text needs a new one. */
const slugTakenOnRestore =
  'un autre texte a pris son adresse (slug) entre-temps. Donnez-en une autre à celui-là, puis recommencez.';

/** A failed call in plain French, with the provider's message. @param error any but an `HttpError` means that no answer came */
export function describeFailure(error: unknown, operation: Operation): Failure {
  const sentence = operationSentences[operation];
  const advice = adviceFor(error, operation);
  if (!(error instanceof HttpError)) return { summary: sentence, advice };
  const needed = neededCause(error, operation);
  // This sentence says everything, so no advice follows.
  if (needed) return { summary: `${sentence} : ${needed}` };
  const { message: detail } = error;
  const slugCause = operation === 'restore' ? slugTakenOnRestore : slugTaken;
  const cause =
    blockCause(detail) ??
    (detail.includes('menu_links_heading') ? secondHeading : undefined) ??
    (detail.includes('_slug_key') ? slugCause : causes[codeOf(error)]);
  // The message is only the English name of the status.
  if (!cause && error.status === 413) return { summary: `${sentence} : ${tooHeavy}` };
  return { summary: cause ? `${sentence} : ${cause}` : sentence, detail: detail || undefined, advice };
}

/** Names the block of a page that the database refuses (`private.blocks_problem`). */
function blockCause(detail: string): string | undefined {
  const [, place] = /^Block (\d+)\b/.exec(detail) ?? [];
  return place && `le bloc ${place} n’a pas la forme attendue, ou est trop long.`;
}

/** Says why the database does not delete a row that others need, and names those rows (`withDeletionReasons`). */
function neededCause(error: HttpError, operation: Operation): string | undefined {
  if (operation !== 'delete' || codeOf(error) !== '23503') return undefined;
  const { neededBy } = error.body as { readonly neededBy?: string };
  return `cet élément figure dans ${neededBy || 'd’autres'}. Retirez-l’en d’abord.`;
}

/** The advice after a failed call. A failed load has none, because its screen has « Réessayer ». */
function adviceFor(error: unknown, operation: Operation): string | undefined {
  if (operation === 'load') return undefined;
  if (!(error instanceof HttpError) || error.status >= 500) return 'Vérifiez votre connexion, puis recommencez.';
  const code = codeOf(error);
  if (code === '42501') return 'Reconnectez-vous, ou demandez ce droit à un administrateur.';
  return code in causes ? undefined : 'Recommencez\u00A0; si l’erreur revient, transmettez ce message.';
}

/** The error code; for too many requests, which any server on the way may refuse with any code or none, the status. */
const codeOf = ({ body, status }: HttpError): string =>
  status === 429 ? '429' : (((body ?? {}) as { readonly code?: string }).code ?? '');

/** Whether another attempt to read may succeed; after any other error, the record does not exist. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && error.status >= 500);
