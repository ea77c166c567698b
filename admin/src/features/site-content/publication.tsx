import type { ReactNode } from 'react';
import { OrderedList } from '../../ui/resource/OrderedList';
import { ExamplesNotice } from './ExamplesNotice';

interface PublishedListProps {
  readonly examples?: string;
  /** The columns of the table; by default the declared ones. */
  readonly children?: ReactNode;
}

export const PublishedList = ({ examples, children }: PublishedListProps) => (
  <OrderedList notice={<ExamplesNotice>{examples}</ExamplesNotice>}>{children}</OrderedList>
);
