/** Who can vouch for a person, as paths and rows name them. */
export const PROVIDER_IDS = ["github", "google"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];
