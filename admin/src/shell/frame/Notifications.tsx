import { Grow, type GrowProps } from '@mui/material';
import { type ReactNode, useCallback, useEffect } from 'react';
import {
  AddNotificationContext,
  Notification,
  type NotificationPayload,
  useAddNotificationContext,
  useCloseNotification,
  useNotificationContext,
} from 'react-admin';
import { failedSave } from '../../provider/wrappers';

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

/** Drops react-admin's own notifications of failed calls: the banner shows each failure, with advice. */
export function WithoutErrorNotifications({ children }: { readonly children: ReactNode }) {
  const add = useAddNotificationContext();
  const addUnlessError = useCallback(
    (notification: NotificationPayload) => {
      if (!isFailedCall(notification)) add(notification);
    },
    [add],
  );
  return <AddNotificationContext value={addUnlessError}>{children}</AddNotificationContext>;
}

/** React-admin notifies the provider's message, the form's, or that the record does not exist; an invalid form has none of them. */
const isFailedCall = ({ type, message, notificationOptions }: NotificationPayload): boolean =>
  type === 'error' &&
  (notificationOptions?.messageArgs !== undefined ||
    message === failedSave ||
    message === 'ra.notification.item_doesnt_exist');
