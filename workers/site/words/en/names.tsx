/** What readers call fields, states and kinds. */
export const names = {};
