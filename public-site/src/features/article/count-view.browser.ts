import { isRecordingForbidden } from '../../data/analytics-opt-out.browser';
import { keepaliveCall } from '../../data/keepalive-call.browser';

/** Robots that run scripts and name themselves. robots.txt forbids the others the counting address. "Cubot" is a brand of phones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview/i;

export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent);

/**
 * Counts one view of the article on the page, unless the reader is a robot, an administrator, or somebody who asked not to be counted.
 * Coming back with the browser's Back button counts no new view. A failure is only logged, because it does not concern the reader.
 */
export async function countView(page: Document): Promise<void> {
  const postId = page.querySelector<HTMLElement>('article[data-post]')?.dataset['post'];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!postId || navigation?.type === 'back_forward' || isRobot(navigator.userAgent) || isRecordingForbidden()) return;
  const problem = await keepaliveCall('increment_view_count', { post_id: postId }).then(
    (response) => (response.ok ? undefined : `status ${response.status}`),
    String,
  );
  // eslint-disable-next-line no-console -- specification §8: a failed count is only logged.
  if (problem) console.warn('View not counted:', problem);
}
