const parameter = 'article';

/** The screen that sends a published article as a letter. */
export const letterAddress = (postId: string): string => `/letters/create?${parameter}=${postId}`;

/** The article that the address asks to send; null for none. */
export const postOfAddress = (search: string): string | null => new URLSearchParams(search).get(parameter);
