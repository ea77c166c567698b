import { Typography } from '@mui/material';
import { Waiting } from '../components/Waiting';
import { Difference } from './Difference';
import { useVersionText } from './use-versions';
import type { Version } from './version';

/** What a version changed of the one before it, or what has been changed since. */
export type Comparison = 'its change' | 'since';

interface VersionDifferenceProps {
  /** Nothing for the first version of all, or when the one before was not kept. */
  readonly before: Version | undefined;
  readonly after: Version;
  readonly comparison: Comparison;
}

/** Reads both texts, and shows what differs. */
export function VersionDifference({ before, after, comparison }: VersionDifferenceProps) {
  const former = useVersionText(before);
  const later = useVersionText(after);
  if (!before) return <Said>C’est la plus ancienne version gardée.</Said>;
  if (former.isError || later.isError) return <Said alert>Ces versions n’ont pas pu être lues.</Said>;
  if (!former.data || !later.data) return <Waiting />;
  return (
    <>
      <Said>
        {comparison === 'since'
          ? 'Barré\u00A0: ce que la version actuelle n’a plus. Souligné\u00A0: ce qu’elle a de nouveau.'
          : 'Barré\u00A0: ce que cette version a retiré. Souligné\u00A0: ce qu’elle a ajouté.'}
      </Said>
      <Difference before={former.data} after={later.data} />
    </>
  );
}

function Said({ children, alert = false }: { readonly children: string; readonly alert?: boolean }) {
  return (
    <Typography {...(alert && { role: 'alert' })} variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}
