import { type ReactNode, useCallback } from 'react';
import { AddNotificationContext, type NotificationPayload, useAddNotificationContext } from 'react-admin';

/** Drops react-admin's own notices of failed calls: the banner says them all, with what to do next. */
export function WithoutFailureNotices({ children }: { readonly children: ReactNode }) {
  const add = useAddNotificationContext();
  const addOthers = useCallback(
    (notification: NotificationPayload) => {
      if (!isOfFailedCall(notification)) add(notification);
    },
    [add],
  );
  return <AddNotificationContext value={addOthers}>{children}</AddNotificationContext>;
}

/** Its controllers pass on what the data provider said, or that there is no such record; an invalid form has neither. */
const isOfFailedCall = ({ type, message, notificationOptions }: NotificationPayload): boolean =>
  type === 'error' &&
  (notificationOptions?.messageArgs !== undefined || message === 'ra.notification.item_doesnt_exist');
