/** The parameter that names the article. */
export const postParameter = 'article';

/** The path of the form of a newsletter issue around an article. */
export const issuePath = (postId: string): string => `/newsletter_issues/create?${postParameter}=${postId}`;
