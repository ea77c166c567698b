/** Few openings of an editor need the library. */
export const loadLibraryDialog = async () => ({ default: (await import('./LibraryDialog')).LibraryDialog });
