import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countView } from '../../data/view-count';
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
