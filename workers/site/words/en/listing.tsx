/** The page of a product. */
export const listing = {};
