import { useRecordContext, useResourceContext } from 'react-admin';
import { useContributions } from '../data/resource';

/** The panels that other resources contribute beside the form of this one. */
export function RecordPanels() {
  const resource = useResourceContext() ?? '';
  return useContributions('recordPanels').map(({ name, contributed: { [resource]: Content } }) =>
    Content ? <Content key={name} /> : null,
  );
}

/** The actions that other resources contribute to the stored record. */
export function useRecordActions() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  return useContributions('recordActions').flatMap(({ contributed }) => {
    const action = record && contributed[resource]?.(record);
    return action ? [action] : [];
  });
}
