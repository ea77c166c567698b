/** Size that every social network accepts, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;
