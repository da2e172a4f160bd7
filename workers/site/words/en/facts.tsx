/** Facts, their marks and slips, and reports of them. */
export const facts = {};
