/** Signing in and out. */
export const signIn = {};
