/** The site team's pages. */
export const admin = {};
