/** Votes and their audit. */
export const votes = {};
