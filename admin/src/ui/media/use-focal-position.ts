import { mediaNameIn } from '@agency/domain/media';
import { onlyLogged } from '../../provider/failed-calls/query-client';
import { useReadFunction } from '../../provider/use-read-function';

/** Where a picture stands in a frame that cuts it (`object-position`), as on the site: around its point, else its middle. */
export function useFocalPosition(address: string): string | undefined {
  const names = mediaNameIn(address) ?? '';
  const { data } = useReadFunction('focal_points', { names }, { enabled: names !== '', meta: onlyLogged });
  const [point] = data ?? [];
  return point && `${point.x}% ${point.y}%`;
}
