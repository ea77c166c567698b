import { Tab, Tabs } from '@mui/material';
import { LinkBase, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import type { BackOfficeOptions } from '../../provider/resource';

/** The tabs of all lists that share a menu entry with a resource; nothing for a resource that shares none. */
export function ListTabs({ resource }: { readonly resource: string }) {
  const labelOf = useGetResourceLabel();
  const definitions = useResourceDefinitions<BackOfficeOptions>();
  const entry = definitions[resource]?.options?.tab?.entry;
  const tabs = Object.values(definitions).flatMap(({ name, options }) =>
    options?.tab && options.tab.entry === entry ? [{ name, label: options.tab.label }] : [],
  );
  if (!entry || tabs.length < 2) return null;
  return (
    <Tabs value={resource} aria-label={labelOf(entry, 2)} sx={{ gridArea: 'tabs', mt: 1 }}>
      {tabs.map(({ name, label }) => (
        <Tab
          key={name}
          component={LinkBase}
          to={`/${name}`}
          value={name}
          label={label}
          aria-current={name === resource ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
