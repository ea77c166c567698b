import { hashKey } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { InvalidTextError, type Stored } from './saving-rules';
import type { SaveProblem } from './save-states';
import { slugConflictMessage, type SlugOwner } from './slug-owner';

/** Statuses of a server that restarts, that a gateway cannot reach, or that limits the rate of requests. */
const passingErrors = new Set([429, 502, 503, 504]);

/** The error code of PostgreSQL or of our own functions, such as that of a unique violation. */
const codeOf = (error: unknown): string | undefined => {
  const { code }: { readonly code?: string } = (error instanceof HttpError && error.body) || {};
  return code;
};
const uniqueViolation = '23505';

/** Classifies what the data provider threw. A conflict has the code PT409; the status 409 alone is also that of a unique violation. */
export function saveProblem(error: unknown): SaveProblem {
  if (error instanceof InvalidTextError) return 'invalid';
  if (error instanceof TypeError) return 'no response';
  if (!(error instanceof HttpError)) return 'refused';
  if (error.status === 401) return 'session expired';
  if (passingErrors.has(error.status)) return 'no response';
  return codeOf(error) === 'PT409' ? 'stale' : 'refused';
}

/** Whether a row has each value of a text, in any order of an object's properties. The database may change `slug_origin`. */
function holds(stored: object, text: object): boolean {
  const values = new Map(Object.entries(stored));
  return Object.entries(text).every(
    ([field, value]) => field === 'slug_origin' || hashKey([value ?? '']) === hashKey([values.get(field) ?? '']),
  );
}

interface UnansweredSavesOptions<Row> {
  readonly read: (id: string) => Promise<Row>;
  /** Finds the text that has a slug, if any. */
  readonly ownerOf: (slug: string) => Promise<SlugOwner | null>;
  /** Called with the newer version that somebody else saved. */
  readonly onConflict: (theirs: Row) => void;
}

/** Remembers a form's texts that were sent without a response: a stored row that holds one of them is no conflict. */
export function unansweredSaves<Row extends Stored>(options: UnansweredSavesOptions<Row>) {
  const { read, ownerOf, onConflict } = options;
  const sent: object[] = [];
  const isOurs = (stored: Row, values?: object): boolean =>
    [...sent, ...(values ? [values] : [])].some((text) => holds(stored, text));
  const ownerOfSlug = async (values: object): Promise<SlugOwner | null> => {
    const { slug } = values as { readonly slug?: string };
    return slug ? ownerOf(slug) : null;
  };
  return {
    forget: (): void => void sent.splice(0),
    /** The row that an earlier creation has stored. */
    findCreated: async (): Promise<Row | undefined> => {
      for (const values of sent) {
        const owner = await ownerOfSlug(values);
        const stored = owner && (await read(owner.id));
        if (stored && isOurs(stored)) return stored;
      }
      return undefined;
    },
    /**
     * @param values the columns that a save did not write
     * @returns our own earlier version, to save over
     * @throws the error of the save, or the sentence for its field
     */
    recover: async (values: object, base: Row | undefined, error: unknown): Promise<Row> => {
      const problem = saveProblem(error);
      if (problem === 'no response') sent.push(values);
      if (problem === 'stale' && base) {
        const stored = await read(base.id);
        if (isOurs(stored, values)) return stored;
        onConflict(stored);
      }
      // If this query fails too, the error of the save is thrown.
      const owner = codeOf(error) === uniqueViolation && (await ownerOfSlug(values).catch(() => null));
      if (!owner || owner.id === base?.id) throw error;
      // The stored text may be this very text: a tab sent it and was closed before the response, and this form restored the tab's copy.
      const stored = base ? undefined : await read(owner.id);
      if (stored && isOurs(stored, values)) return stored;
      throw new InvalidTextError('slug', slugConflictMessage(owner));
    },
  };
}
