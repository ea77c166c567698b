import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { caseStudyColumns } from '@agency-site/domain/tables/case-studies';
import { labelsOf } from '@agency-site/domain/tables/column';
import { pageColumns } from '@agency-site/domain/tables/pages';
import { lazy, Suspense } from 'react';
import { Loading } from '../components/Loading';
import type { Versions } from './FieldDifferences';

const FieldDifferences = lazy(async () => ({ default: (await import('./FieldDifferences')).FieldDifferences }));

/** The difference between two versions, loaded on demand. By default it compares the fields of texts that have a history. */
export function Difference({ labels = textLabels, ...versions }: Omit<Versions, 'labels'> & Partial<Versions>) {
  return (
    <Suspense fallback={<Loading />}>
      <FieldDifferences {...versions} labels={labels} />
    </Suspense>
  );
}

const textLabels = { ...labelsOf(caseStudyColumns), ...labelsOf(pageColumns), ...labelsOf(postColumns) };
