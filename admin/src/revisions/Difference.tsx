import { postColumns } from '@agency/supabase/tables/blog-posts';
import { labelsOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';
import { lazy, Suspense } from 'react';
import { Loading } from '../components/Loading';

interface DifferenceProps {
  readonly before: object;
  readonly after: object;
  /** The fields to compare and their names; those of articles and pages unless told otherwise. */
  readonly labels?: Readonly<Record<string, string>>;
}

const FieldDifferences = lazy(async () => ({ default: (await import('./FieldDifferences')).FieldDifferences }));

/** What changed between two versions, field by field. What compares texts is fetched when it is first needed. */
export function Difference({ before, after, labels = textLabels }: DifferenceProps) {
  return (
    <Suspense fallback={<Loading />}>
      <FieldDifferences before={before} after={after} labels={labels} />
    </Suspense>
  );
}

/** The columns of articles and pages, as people call them. */
const textLabels = { ...labelsOf(pageColumns), ...labelsOf(postColumns) };
