import { useRecordContext, useResourceContext } from 'react-admin';
import { useContributions } from '../data/resource';

/** The actions that other resources contribute to the stored record. */
export function useRecordActions() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  return useContributions('recordActions').flatMap(({ contributed }) => {
    const action = record && contributed[resource]?.(record);
    return action ? [action] : [];
  });
}
