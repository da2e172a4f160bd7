/** What went wrong, for people. */
export const errors = {};
