import type { ExchangeRates } from "#core/ports/outside";

/** Rates of one day, for the local environment: they need no network, and must not state real VAT. */
export const fixedRates: ExchangeRates = {
	newest: async () => ({
		day: "2026-11-20",
		perEuroMillionths: {
			USD: 1_152_000,
			CZK: 24_200_000,
			DKK: 7_468_000,
			HUF: 384_000_000,
			PLN: 4_240_000,
			RON: 5_090_000,
			SEK: 10_990_000,
		},
	}),
};
