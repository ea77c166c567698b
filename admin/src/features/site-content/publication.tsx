import type { ReactNode } from 'react';
import { OrderedList } from '../../ui/resource/OrderedList';
import { ExamplesNotice } from './ExamplesNotice';

/** The columns of tables whose rows are published one by one, in an order of their own. */
export const publicationColumns = {
  published: { label: 'Publié', type: 'boolean', written: 'value', initial: true, listed: true },
  is_example: {
    label: 'Exemple',
    help: 'Livré avec le site, pour montrer ce que la page donne.',
    type: 'boolean',
    written: 'value',
    listed: true,
  },
  position: { label: 'Rang', type: 'integer', written: 'computed' },
} as const;

interface PublishedListProps {
  /** A sentence about published examples. */
  readonly examples?: string;
  /** Its columns, where they are not the declared ones. */
  readonly children?: ReactNode;
}

export const PublishedList = ({ examples, children }: PublishedListProps) => (
  <OrderedList notice={<ExamplesNotice>{examples}</ExamplesNotice>}>{children}</OrderedList>
);
