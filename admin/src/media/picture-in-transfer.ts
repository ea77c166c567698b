/** What a clipboard or a drop brings; `DataTransfer` is one. */
type Transfer = Pick<DataTransfer, 'types' | 'files'>;

/**
 * The pictures among what is dropped or pasted. Text wins: what a word processor copies comes with a picture of itself.
 * Any dropped file counts, so that a wrong one is told about instead of replacing the page.
 */
export const picturesInTransfer = (transfer: Transfer | null): readonly File[] =>
  !transfer || transfer.types.includes('text/plain') ? [] : [...transfer.files];

/** Whether what is being dragged over holds a file; which one is only known once it is dropped. */
export const holdsFiles = (transfer: Transfer | null): boolean => transfer?.types.includes('Files') === true;
