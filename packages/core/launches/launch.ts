/** How a launch came about: on the free plan, by a paid launch, or by a paid relaunch of a live listing. */
export const LAUNCH_KINDS = ["free", "paid", "relaunch"] as const;
export type LaunchKind = (typeof LAUNCH_KINDS)[number];
