import * as z from "zod";
import { askStripe } from "#adapters/stripe-api";
import { once } from "#core/once";
import { RevenueKeyRefused, type RevenueReader, type Sums } from "#core/ports/revenue";

const TIMEOUT_MS = 15_000;
const PER_PAGE = 100;

/** A key is named by what it may do and whether it is of real money. Source: docs.stripe.com/keys. */
const RESTRICTED = /^rk_(live|test)_[A-Za-z0-9]{16,247}$/;

/**
 * What a read-only key may not do, each asked of an object that there cannot be, so that nothing happens where it may:
 * rights are looked at before the object is. Source: docs.stripe.com/keys#limit-access.
 */
const WRITES = [
	...["charges/ch", "payment_intents/pi", "refunds/re", "payouts/po", "transfers/tr", "customers/cus"],
	...["subscriptions/sub", "invoices/in", "products/prod", "webhook_endpoints/we"],
].map((place) => `${place}_not_there_launchweek_looks_at_rights`);

/**
 * Of balance transactions, those of customers' payments and what was given back of them; payouts, transfers, fees and
 * loans are none. Source: docs.stripe.com/reports/reporting-categories.
 */
const TAKEN = new Set([
	...["charge", "charge_failure", "partial_capture_reversal", "refund", "refund_failure"],
	...["dispute", "dispute_reversal"],
]);

/** Currencies whose smallest unit is no hundredth. Source: docs.stripe.com/currencies. */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));

const list = once(() =>
	z.object({
		data: z.array(
			z.object({
				id: z.string().min(1),
				amount: z.int(),
				// Not of ISO 4217 alone: Stripe takes coins, too (USDC). What has no rate is said to have none.
				currency: z.string().regex(/^[a-z]{3,8}$/i),
				reporting_category: z.string(),
			}),
		),
		has_more: z.boolean(),
	}),
);

interface Config {
	apiBase?: string | undefined;
	/** Takes keys of test mode, which tell of no real money. */
	allowTest: boolean;
}

/** Stripe, by a restricted key of a product's owner. Its messages are never passed on: they may name the key. */
export function stripeRevenue({ apiBase, allowTest }: Config): RevenueReader {
	const asked = (key: string, path: string, method: "GET" | "POST" = "GET") =>
		askStripe({ key, apiBase, timeoutMs: TIMEOUT_MS }, path, { method });
	const transactions = async (key: string, query: Record<string, string>) => {
		const response = await asked(key, `balance_transactions?${new URLSearchParams(query)}`);
		if (response.status === 401) throw new RevenueKeyRefused("unknown");
		if (response.status === 403) throw new RevenueKeyRefused("cannot_read");
		if (!response.ok) throw new Error(`Stripe answered ${response.status}`);
		return list().parse(await response.json());
	};
	const mayWrite = async (key: string, path: string) => {
		const { status, body } = await asked(key, path, "POST");
		await body?.cancel();
		if (status === 429 || status >= 500) throw new Error(`Stripe answered ${status}`);
		return status !== 403 && status !== 401;
	};
	return {
		async check(key) {
			const mode = RESTRICTED.exec(key)?.[1];
			if (mode === undefined) throw new RevenueKeyRefused("not_restricted");
			if (mode === "test" && !allowTest) throw new RevenueKeyRefused("test_mode");
			await transactions(key, { limit: "1" });
			const writes = await Promise.all(WRITES.map((path) => mayWrite(key, path)));
			if (writes.includes(true)) throw new RevenueKeyRefused("can_write");
		},
		async page(key, { from, to, after }) {
			const { data, has_more } = await transactions(key, {
				limit: String(PER_PAGE),
				"created[gte]": seconds(from),
				"created[lt]": seconds(to),
				...(after !== "" && { starting_after: after }),
			});
			return { sums: sumsOf(data), next: has_more ? (data.at(-1)?.id ?? null) : null };
		},
	};
}

const seconds = (at: number): string => String(Math.floor(at / 1000));

function sumsOf(rows: z.infer<ReturnType<typeof list>>["data"]): Sums {
	const sums: Record<string, number> = {};
	for (const { amount, currency, reporting_category } of rows) {
		if (!TAKEN.has(reporting_category)) continue;
		const code = currency.toUpperCase();
		sums[code] = (sums[code] ?? 0) + hundredths(amount, code);
	}
	return sums;
}

function hundredths(amount: number, currency: string): number {
	if (WHOLE.has(currency)) return amount * 100;
	return THOUSANDTHS.has(currency) ? Math.round(amount / 10) : amount;
}
