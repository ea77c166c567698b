/** Address of the mark drawn in brand/. */
export const LOGO_MARK = '/logo.svg';
