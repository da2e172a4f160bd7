/** Passing a product on. */
export const share = {};
