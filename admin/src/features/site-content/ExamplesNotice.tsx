import { Box } from '@mui/material';
import { useGetList, useResourceContext } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import { setupStep } from '../../provider/setup-step';

/** Warns while example rows, which are delivered with the product, are published. */
export function ExamplesNotice({ children }: { readonly children: string | undefined }) {
  const { total = 0 } = useGetList(useResourceContext() ?? '', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { is_example: true, published: true },
    meta: { columns: ['id'] },
  });
  if (total === 0) return null;
  return (
    <Box role="note" sx={notice}>
      <strong>{countOfExamples(total)}.</strong> {children && `${children} `}
      {whatToDo(total)}
    </Box>
  );
}

/** A step of the setup: no examples of any list are published any more, because the law forbids invented testimonials. */
export const examplesSetup = setupStep('example_counts', {}, (examples) => {
  const published = examples.filter(({ total }) => total > 0);
  const total = published.reduce((sum, { total: count }) => sum + count, 0);
  return total === 0
    ? { isDone: true, title: 'Plus aucun exemple n’est publié' }
    : {
        isDone: false,
        title: countOfExamples(total),
        text: whatToDo(total),
        links: published.map(({ resource }) => ({ resource })),
      };
});

const countOfExamples = (total: number): string =>
  total === 1
    ? 'Un exemple livré avec le site est publié'
    : `${formatNumber(total)} exemples livrés avec le site sont publiés`;

const whatToDo = (total: number): string =>
  total === 1 ? 'Remplacez-le par le vôtre, ou dépubliez-le.' : 'Remplacez-les par les vôtres, ou dépubliez-les.';

const notice = {
  mb: 2,
  px: 2,
  py: 1.25,
  bgcolor: 'var(--action-soft)',
  border: '1px solid var(--action)',
  borderRadius: '10px',
} as const;
