/** Reviews. */
export const reviews = {};
