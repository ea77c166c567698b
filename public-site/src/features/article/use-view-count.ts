import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotCounted } from '../../data/analytics-opt-out';
import { keepaliveCall } from '../../data/keepalive-call';
import { isRobot, Showings, whenSeen } from './view-counter';

/** One for the document: it outlives the screens, which come and go. */
const showings = new Showings();

/** Counts one view for each showing of an article that a person really sees. */
export function useViewCount(postId: string): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isRobot(navigator.userAgent)) return;
    return whenSeen(document, () => {
      if (showings.begin(postId, key)) void countView(postId);
    });
  }, [postId, key]);
  useEffect(() => () => showings.end(), []);
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
