import { Box } from '@mui/material';
import { useGetList, useResourceContext } from 'react-admin';
import { formatNumber } from '../formats/numbers';

/** Warns while rows that came with the site, as examples, are shown to visitors. */
export function ExamplesNotice({ children }: { readonly children?: string }) {
  const { total = 0 } = useGetList(useResourceContext() ?? '', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { is_example: true, published: true },
    meta: { columns: ['id'] },
  });
  if (total === 0) return null;
  return (
    <Box role="note" sx={notice}>
      <ExamplesShown total={total}>{children}</ExamplesShown>
    </Box>
  );
}

interface ExamplesShownProps {
  readonly total: number;
  /** What is to be known of these examples. */
  readonly children?: string | undefined;
}

/** How many examples visitors see, and what to do about them. */
export function ExamplesShown({ total, children }: ExamplesShownProps) {
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
