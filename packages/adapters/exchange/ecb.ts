import type { EuroRates } from "#core/orders/home-currency";
import type { ExchangeRates } from "#core/ports/outside";

export const ECB_RATES_URL = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";
const TIMEOUT_MS = 5_000;
/** They change once on a working day, about 16:00 in Frankfurt. */
const KEPT_MS = 3_600_000;
const MAX_CHARACTERS = 100_000;

/** The reference rates of the European Central Bank, kept for an hour by the isolate. */
export function ecbRates(url = ECB_RATES_URL): ExchangeRates {
	let kept: { rates: EuroRates; until: number } | null = null;
	return {
		async newest() {
			if (kept !== null && kept.until > Date.now()) return kept.rates;
			const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
			if (!response.ok) throw new Error(`the exchange rates were answered ${response.status}`);
			const rates = readRates((await response.text()).slice(0, MAX_CHARACTERS));
			kept = { rates, until: Date.now() + KEPT_MS };
			return rates;
		},
	};
}

/** @throws when it is not the file of rates. */
function readRates(xml: string): EuroRates {
	const day = /\btime=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1];
	const found = [...xml.matchAll(/\bcurrency=['"]([A-Z]{3})['"]\s{1,9}rate=['"](\d{1,9}(?:\.\d{1,6})?)['"]/g)];
	if (day === undefined || found.length === 0) throw new Error("the exchange rates cannot be read");
	const perEuroMillionths = Object.fromEntries(
		found.map(([, code = "", rate]) => [code, Math.round(Number(rate) * 1_000_000)]),
	);
	return { day, perEuroMillionths };
}
