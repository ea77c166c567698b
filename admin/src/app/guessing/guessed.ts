import type { BackOfficeResource } from '../../data/resource';

/** A table without a file, and the file that it might have. */
export interface Guessed {
  readonly resource: BackOfficeResource;
  readonly about: {
    readonly path: string;
    readonly text: string;
    /** What names it among the resources. */
    readonly lines: string;
    /** The columns that it has no place for. */
    readonly leftOut: readonly string[];
  };
}

/** The development server puts there what it finds in the database (server/src/app/dev-guess.ts). */
export const guessed: readonly Guessed[] = [];
