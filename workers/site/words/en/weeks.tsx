/** Launch weeks and their calendar. */
export const weeks = {};
