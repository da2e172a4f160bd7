/** The outside services jobs may call; each job names what it needs through this one seam. */
export type JobPorts = Record<never, never>;
