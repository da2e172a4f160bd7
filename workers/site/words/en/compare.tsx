/** Products side by side. */
export const compare = {};
