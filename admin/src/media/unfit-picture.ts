/** A file that cannot become a picture of the site; the message says why, in French. */
export class UnfitPicture extends Error {}
