import { Grow, type GrowProps } from '@mui/material';
import { useEffect } from 'react';
import { Notification, useCloseNotification, useNotificationContext } from 'react-admin';

/** « Article publié » and the like: said politely, since nothing is wrong (failures have their banner). */
export function Notifications() {
  return (
    <Notification
      autoHideDuration={4000}
      slots={{ transition: GivingWay }}
      slotProps={{ content: { role: 'status' } }}
    />
  );
}

/**
 * A new notice takes the place of the one shown, where react-admin lets it wait: what is told, and undone, is what was done
 * last. The former one is closed, not removed: closing is what sends a change that could be undone.
 */
function GivingWay(props: GrowProps) {
  const close = useCloseNotification();
  const isAwaited = useNotificationContext().notifications.length > 0;
  useEffect(() => {
    if (isAwaited) close();
  }, [isAwaited, close]);
  return <Grow {...props} />;
}
