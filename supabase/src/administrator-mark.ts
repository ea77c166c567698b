/**
 * The cookie that marks an administrator's browser: set by the back-office until sign-out, and read before a view is
 * counted. The cookie holds no secret and gives no access.
 */
export const administratorMark = 'administrator=1';
