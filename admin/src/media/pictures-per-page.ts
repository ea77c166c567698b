/** Full rows on every width: 2, 3, 4 or 6 pictures side by side. */
export const picturesPerPage = 24;
