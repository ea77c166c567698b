import { mediaNameIn } from '@agency-site/domain/media';
import { onlyLogged } from '../../provider/failed-calls/query-client';
import { useReadFunction } from '../../provider/use-read-function';

/** The CSS `object-position` of a picture in a frame that crops it, as on the site: that of its focal point; undefined for the middle. */
export function useFocalPosition(address: string): string | undefined {
  const names = mediaNameIn(address) ?? '';
  const { data } = useReadFunction('focal_points', { names }, { enabled: names !== '', meta: onlyLogged });
  const [point] = data ?? [];
  return point && `${point.x}% ${point.y}%`;
}
