/**
 * The cookie that tells an administrator's browser from a reader's: set by the back-office until its owner signs out, looked
 * at before a view is counted. It holds no secret and opens nothing.
 */
export const administratorMark = 'administrator=1';
