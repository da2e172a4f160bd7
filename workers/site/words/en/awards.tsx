/** Awards and badges. */
export const awards = {};
