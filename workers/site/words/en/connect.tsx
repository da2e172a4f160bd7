/** Programs and agents, and our crawler. */
export const connect = {};
