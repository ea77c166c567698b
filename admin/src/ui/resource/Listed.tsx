import type { ReactNode } from 'react';
import { useListedResources } from '../../provider/resource';

/** Shows its children to people who may see the list of a resource. */
export const Listed = ({ resource, children }: { readonly resource: string; readonly children: ReactNode }) =>
  useListedResources().some(({ name }) => name === resource) && children;
