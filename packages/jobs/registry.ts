import type { Job } from "#jobs/define";

/** Every job, by the name outbox rows give. */
export const JOBS: readonly Job[] = [];
