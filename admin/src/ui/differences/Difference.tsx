import { postColumns } from '@agency/supabase/tables/blog-posts';
import { labelsOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';
import { lazy, Suspense } from 'react';
import { Loading } from '../components/Loading';

interface DifferenceProps {
  readonly before: object;
  readonly after: object;
  /** The labels of the compared fields; by default those of articles and pages. */
  readonly labels?: Readonly<Record<string, string>>;
}

const FieldDifferences = lazy(async () => ({ default: (await import('./FieldDifferences')).FieldDifferences }));

/** The difference of two versions, field by field; the comparison is loaded on demand. */
export function Difference({ before, after, labels = textLabels }: DifferenceProps) {
  return (
    <Suspense fallback={<Loading />}>
      <FieldDifferences before={before} after={after} labels={labels} />
    </Suspense>
  );
}

const textLabels = { ...labelsOf(pageColumns), ...labelsOf(postColumns) };
