import { HttpError } from 'react-admin';

/** What was being done, for the sentence that stands when the provider says nothing (specification §8). */
export type Operation = 'load' | 'delete' | 'update' | 'save' | 'restore';

export interface Failure {
  readonly summary: string;
  /** The provider's own message. */
  readonly detail?: string;
  /** What to do next. */
  readonly advice?: string;
}

const operationSentences: Readonly<Record<Operation, string>> = {
  load: 'Erreur lors du chargement',
  delete: 'Erreur lors de la suppression',
  update: 'Erreur lors de la mise à jour',
  save: 'Erreur lors de la sauvegarde',
  restore: 'Erreur lors de la restauration',
};

/** PostgreSQL's and PostgREST's codes that a person can do something about. */
const causes: Readonly<Record<string, string>> = {
  '23505': 'cette valeur est déjà utilisée ailleurs.',
  '23514': 'une valeur n’a pas la forme attendue ou est trop longue.',
  '23502': 'une valeur obligatoire manque.',
  '42501': 'vos droits ne le permettent pas.',
  '57014': 'la base de données a mis trop de temps à répondre.',
  PT409: 'une autre version a été sauvegardée entre-temps.',
  PGRST116: 'cet élément n’existe pas ou a été supprimé.',
};

const takenSlug = 'cette adresse (slug) est déjà prise. Choisissez-en une autre.';
/** Nothing to choose then: what comes back keeps its address. */
const slugTakenMeanwhile =
  'un autre texte a pris son adresse (slug) entre-temps. Donnez-en une autre à celui-là, puis recommencez.';

/**
 * A failed call in plain French, with the provider's message beside it.
 * @param error what the data provider threw; anything but an HTTP answer means that none came
 */
export function describeFailure(error: unknown, operation: Operation): Failure {
  const sentence = operationSentences[operation];
  const advice = adviceFor(error, operation);
  if (!(error instanceof HttpError)) return { summary: sentence, ...advice };
  const { code } = (error.body ?? {}) as { readonly code?: string };
  const detail = error.message;
  const taken = operation === 'restore' ? slugTakenMeanwhile : takenSlug;
  const cause = detail.includes('_slug_key') ? taken : causes[code ?? ''];
  return { summary: cause ? `${sentence} : ${cause}` : sentence, ...(detail ? { detail } : {}), ...advice };
}

/** What is not loaded has its « Réessayer » in place. */
function adviceFor(error: unknown, operation: Operation): Pick<Failure, 'advice'> {
  if (operation === 'load') return {};
  if (!(error instanceof HttpError) || error.status >= 500)
    return { advice: 'Vérifiez votre connexion, puis recommencez.' };
  const { code } = (error.body ?? {}) as { readonly code?: string };
  if (code === '42501') return { advice: 'Reconnectez-vous, ou demandez ce droit à un administrateur.' };
  return code && code in causes ? {} : { advice: 'Recommencez\u00A0; si l’erreur revient, transmettez ce message.' };
}

/** Whether a read failed before anybody knew what is there: another try may succeed. Otherwise there is no such thing. */
export const wasNotRead = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && error.status >= 500);
