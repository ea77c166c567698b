import type { ReactNode } from 'react';
import { useListedResources } from '../../provider/resource';

interface ListedProps {
  readonly resource: string;
  readonly children: ReactNode;
}

/** Shows its children to people who may see the list of a resource. */
export const Listed = ({ resource, children }: ListedProps) =>
  useListedResources().some(({ name }) => name === resource) && children;
