/** The parameters whose value is a tree of conditions in parentheses: `and`, `or`, and those of a related table, such as `posts.or`. */
export const LOGIC_PARAMETER = /(?:^|\.)(?:and|or)$/;
