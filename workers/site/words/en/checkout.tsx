/** Buying. */
export const checkout = {};
