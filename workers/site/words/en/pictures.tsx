/** Logos and covers. */
export const pictures = {};
