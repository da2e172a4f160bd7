import { DAY_MS } from "#core/launches/week";

/** Providers of domain ratings that the directory asks by itself, where it has their key; figures of others are imported. */
export const ASKED_PROVIDERS = ["Open PageRank", "Ahrefs"] as const;
export type AskedProvider = (typeof ASKED_PROVIDERS)[number];

export const PROVIDER_NAME_MAX = 40;

/** How a provider is called, written as the directory writes it: figures are found by it. */
export function providerName(typed: string): string {
	const name = typed.trim().replaceAll(/\s+/g, " ");
	return ASKED_PROVIDERS.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

/** A provider is asked for the ratings of all live listings this often. Source: docs/ratings.md#asking-a-provider. */
export const RATING_ROUND_MS = 7 * DAY_MS;
