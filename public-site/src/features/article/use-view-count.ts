import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotCounted } from '../../data/analytics-opt-out';
import { keepaliveCall } from '../../data/keepalive-call';
import { isRobot, Views, whenSeen } from './view-counter';

/** One for the document: it outlives the screens, which come and go. */
const views = new Views();

/** Counts one view each time a person really sees an article. */
export function useViewCount(postId: string): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isRobot(navigator.userAgent)) return;
    return whenSeen(document, () => {
      if (views.begin(postId, key)) void countView(postId);
    });
  }, [postId, key]);
  useEffect(() => () => views.end(), []);
}

/**
 * Counts one view, unless an administrator reads, or somebody who is not to be counted. A failure is only logged: the
 * reader came for the article.
 */
async function countView(postId: string): Promise<void> {
  if (isNotCounted()) return;
  const problem = await keepaliveCall('increment_view_count', { post_id: postId }).then(
    (response) => (response.ok ? undefined : `status ${response.status}`),
    String,
  );
  // eslint-disable-next-line no-console -- specification §8: a failed count is only logged.
  if (problem) console.warn('View not counted:', problem);
}
