import { Grow, type GrowProps } from '@mui/material';
import { useEffect } from 'react';
import { Notification, useCloseNotification, useNotificationContext } from 'react-admin';

/** Messages such as « Article publié », announced politely; failures have their banner. */
export function Notifications() {
  return (
    <Notification
      autoHideDuration={4000}
      slots={{ transition: ReplacedByNext }}
      slotProps={{ content: { role: 'status' } }}
    />
  );
}

/**
 * A new notification replaces the one shown, where react-admin queues it: the message, and its « Annuler », are those of
 * the last change. The former notification is closed rather than removed, because closing sends an undoable change.
 */
function ReplacedByNext(props: GrowProps) {
  const close = useCloseNotification();
  const isNextWaiting = useNotificationContext().notifications.length > 0;
  useEffect(() => {
    if (isNextWaiting) close();
  }, [isNextWaiting, close]);
  return <Grow {...props} />;
}
