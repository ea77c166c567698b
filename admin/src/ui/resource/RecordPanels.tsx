import { useResourceContext } from 'react-admin';
import { useContributions } from '../../data/resource';

/** The panels that other resources contribute beside the form of this one. */
export function RecordPanels() {
  const resource = useResourceContext() ?? '';
  return useContributions('recordPanels').map(({ name, contributed }) => {
    const Content = contributed[resource] ?? contributed['*'];
    return Content ? <Content key={name} /> : null;
  });
}
