export const commentStatuses = ['pending', 'approved', 'spam', 'trash'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

export const commentStatusLabels: Readonly<Record<CommentStatus, string>> = {
  pending: 'À relire',
  approved: 'Publié',
  spam: 'Indésirable',
  trash: 'Corbeille',
};

/** Longest values that the database accepts, in characters; the form checks them before it sends. */
export const commentLimits = { name: 100, email: 320, words: 5000 } as const;
