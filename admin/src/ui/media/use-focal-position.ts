import { mediaNameIn } from '@agency/domain/media';
import { onlyLogged } from '../../provider/failed-calls/query-client';
import { useReadFunction } from '../../provider/use-read-function';

/**
 * The position of a picture in a frame that crops it (`object-position`), as on the site: around its focal point; undefined for its middle.
 */
export function useFocalPosition(address: string): string | undefined {
  const names = mediaNameIn(address) ?? '';
  const { data } = useReadFunction('focal_points', { names }, { enabled: names !== '', meta: onlyLogged });
  const [point] = data ?? [];
  return point && `${point.x}% ${point.y}%`;
}
