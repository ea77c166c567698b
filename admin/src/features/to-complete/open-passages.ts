import { useReadFunction } from '../../data/use-read-function';

/** A passage of a published page that lacks information, as `pages_to_complete()` answers it. */
export interface OpenPassage {
  readonly page_id: string;
  readonly slug: string;
  readonly title: string;
  readonly passage: string;
  /** The setting to fill in; null when the information goes into the text. */
  readonly setting: string | null;
}

declare module '../../data/database-functions' {
  interface JsonAnswers {
    readonly pages_to_complete: readonly OpenPassage[];
  }
}

export const useOpenPassages = () => useReadFunction('pages_to_complete', {});
