/** Posts and interviews. */
export const blog = {};
