/** Changes of `npm run mutate` that change nothing anybody could notice, each with its reason. */
export const EQUIVALENT: readonly { file: string; change: string; why: string }[] = [];
