/** What can be bought. */
export const pricing = {};
