/** The API's documents. */
export const docs = {};
