import type { ReactNode } from 'react';
import type { BackOfficeData } from './data-provider';
import type { Answer, Arguments, FunctionName } from './database-functions';
import { readFunctionQuery } from './use-read-function';

/** The progress of a step of the setup: whether it is done and, if not, the rest to do. */
export interface SetupProgress {
  readonly isDone: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** Links to the screens on which the step is done. A link without a label has the name of its resource. */
  readonly links?: readonly { readonly resource: string; readonly label?: string }[];
}

/** The query of a step's progress. */
export type SetupStep = (provider: Pick<BackOfficeData, 'readFunction'>) => {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<SetupProgress>;
};

/** A step whose progress comes from the answer of a database function. */
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
