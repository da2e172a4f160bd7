/** The category tree. */
export const categories = {};
