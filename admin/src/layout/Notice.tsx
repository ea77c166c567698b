import { useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * « Article publié » and the like: said politely, since nothing is wrong (failures have their banner). A new notice takes
 * the place of the one shown, where react-admin lets it wait: what is told, and undone, is what was done last.
 */
export function Notice() {
  const newest = useNotificationContext().notifications.at(-1);
  const [told, setTold] = useState({ notice: newest, turn: 0 });
  if (newest && newest !== told.notice) setTold({ notice: newest, turn: told.turn + 1 });
  return <Notification key={told.turn} autoHideDuration={4000} slotProps={{ content: { role: 'status' } }} />;
}
