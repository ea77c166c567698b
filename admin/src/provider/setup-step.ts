import type { ReactNode } from 'react';
import type { BackOfficeData } from './data-provider';
import type { Answer, Arguments, FunctionName } from './database-functions';
import { readFunctionQuery } from './use-read-function';

/** Whether a step of the setup is done; if not, what is left of it. */
export interface SetupProgress {
  readonly isDone: boolean;
  /** In a few words. */
  readonly title: string;
  readonly text?: ReactNode;
  /** Where it is done. Without a label, the name of the resource. */
  readonly links?: readonly { readonly resource: string; readonly label?: string }[];
}

/** The query of a step's progress. */
export type SetupStep = (provider: Pick<BackOfficeData, 'readFunction'>) => {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<SetupProgress>;
};

/** A step whose progress is what a database function answers. */
export const setupStep =
  <Name extends FunctionName>(
    name: Name,
    args: Arguments<Name>,
    progressOf: (answer: Answer<Name>) => SetupProgress,
  ): SetupStep =>
  (provider) => {
    const { queryKey, queryFn } = readFunctionQuery(provider, name, args);
    return { queryKey: ['setup', ...queryKey], queryFn: async () => progressOf(await queryFn()) };
  };
