import { type ReactNode, useCallback } from 'react';
import { AddNotificationContext, type NotificationPayload, useAddNotificationContext } from 'react-admin';

/** Drops react-admin's own notifications of failed calls: the banner shows each of them, with what to do next. */
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

/** React-admin notifies the provider's message, or that the record does not exist; an invalid form has neither. */
const isFailedCall = ({ type, message, notificationOptions }: NotificationPayload): boolean =>
  type === 'error' &&
  (notificationOptions?.messageArgs !== undefined || message === 'ra.notification.item_doesnt_exist');
