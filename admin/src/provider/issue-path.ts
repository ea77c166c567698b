/** The query parameter with the id of the article. */
export const postParameter = 'article';

/** The path of the form for a new newsletter issue about an article. */
export const issuePath = (postId: string): string => `/newsletter_issues/create?${postParameter}=${postId}`;
