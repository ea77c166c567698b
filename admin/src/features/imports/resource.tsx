import ImportIcon from '@mui/icons-material/MoveToInboxOutlined';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/components/Loading';
import type { BackOfficeResource } from '../../data/resource';

const LazyImportScreen = lazy(async () => ({ default: (await import('./ImportScreen')).ImportScreen }));

/** No table: articles and pages that come from WordPress or Ghost. */
export const imports: BackOfficeResource = {
  name: 'imports',
  icon: ImportIcon,
  list: () => (
    <Suspense fallback={<Loading shape="cards" />}>
      <LazyImportScreen />
    </Suspense>
  ),
  options: {
    path: 'import',
    needs: ['insert', 'imports'],
    menuGroup: 'technical',
    columns: {},
    french: { name: 'Import de contenus |||| Import de contenus' },
  },
};
