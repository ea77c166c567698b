import { Box } from '@mui/material';
import { useGetList, useGetResourceLabel, useResourceContext } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import { useReadFunction } from '../../data/use-read-function';
import { Notice, NoticeButton } from '../../ui/components/Notice';

/** Warns while example rows, delivered with the site, are published. */
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
      <ExamplesSentence total={total}>{children}</ExamplesSentence>
    </Box>
  );
}

interface ExamplesSentenceProps {
  readonly total: number;
  /** A sentence about these examples. */
  readonly children?: string | undefined;
}

/** On the dashboard, of all lists together: the law forbids invented testimonials. */
export function PublishedExamples() {
  const label = useGetResourceLabel();
  const { data: examples = [] } = useReadFunction('examples_shown', {});
  const published = examples.filter(({ total }) => total > 0);
  if (published.length === 0) return null;
  return (
    <Notice
      actions={published.map(({ resource }) => (
        <NoticeButton key={resource} to={`/${resource}`}>
          {label(resource, 2)}
        </NoticeButton>
      ))}
    >
      <ExamplesSentence total={published.reduce((sum, { total }) => sum + total, 0)} />
    </Notice>
  );
}

/** How many examples are published, and what to do. */
function ExamplesSentence({ total, children }: ExamplesSentenceProps) {
  return (
    <>
      <strong>
        {total === 1
          ? 'Un exemple livré avec le site est publié.'
          : `${formatNumber(total)} exemples livrés avec le site sont publiés.`}
      </strong>{' '}
      {children && `${children} `}
      {total === 1 ? 'Remplacez-le par le vôtre, ou dépubliez-le.' : 'Remplacez-les par les vôtres, ou dépubliez-les.'}
    </>
  );
}

const notice = {
  mb: 2,
  px: 2,
  py: 1.25,
  bgcolor: 'var(--action-soft)',
  border: '1px solid var(--action)',
  borderRadius: '10px',
} as const;
