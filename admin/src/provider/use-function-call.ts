import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeData } from './data-provider';
import type { Answer, Arguments, FunctionName } from './database-functions';
import type { Operation } from './failed-calls/describe-failure';

/** Calls a function that writes, then notifies and reads the screen again. @param operation the purpose, for the failure's banner */
export function useFunctionCall<Name extends FunctionName>(
  name: Name,
  operation: Operation,
  messageOf: (answer: Answer<Name>) => string,
) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (args: Arguments<Name>) => provider.callFunction(name, args),
    onSuccess: (answer) => {
      notify(messageOf(answer));
      refresh();
    },
    meta: { operation },
  });
}
