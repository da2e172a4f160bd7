/** Finding products. */
export const search = {};
