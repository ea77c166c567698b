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

/** Notifications such as « Article publié », announced politely. Failures are shown in a banner instead. */
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
 * Replaces the current notification by a new one, which react-admin would queue, so that the message and its « Annuler » are
 * always about the last change. The former notification is closed rather than removed, because closing sends an undoable change.
 */
function ReplacedByNext(props: GrowProps) {
  const close = useCloseNotification();
  const isNextWaiting = useNotificationContext().notifications.length > 0;
  useEffect(() => {
    if (isNextWaiting) close();
  }, [isNextWaiting, close]);
  return <Grow {...props} />;
}

/** Drops react-admin's own notifications of failed calls, because the banner shows each failure, with advice. */
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

/**
 * Whether react-admin notifies of a failed call: with the message of the provider (`messageArgs`), the error of the form, or that the
 * record does not exist. The notification of an invalid form is none of these, and stays.
 */
const isFailedCall = ({ type, message, notificationOptions }: NotificationPayload): boolean =>
  type === 'error' &&
  (notificationOptions?.messageArgs !== undefined ||
    message === failedSave ||
    message === 'ra.notification.item_doesnt_exist');
