/** What people follow, save and are mailed of. */
export const follows = {};
