import { type Route, type Routes, type Site, startSite } from "#testing/servers";

/** A key of the form that Stripe gives, of no account. */
export const READ_KEY = `rk_live_${"a1B2".repeat(6)}`;

const json = (value: unknown, status = 200): Route => ({
	status,
	headers: { "content-type": "application/json" },
	body: JSON.stringify(value),
});

/** One movement of an account, as Stripe tells it; `amount` in the currency's smallest unit. */
export interface Movement {
	amount: number;
	currency?: string;
	category?: string;
}

/** How Stripe answers a key without the right; its message names the key. */
export const FORBIDDEN = json({ error: { message: `The provided key '${READ_KEY}' is not allowed to do this.` } }, 403);
export const UNKNOWN = json({ error: { message: `Invalid API Key provided: ${READ_KEY}` } }, 401);

/** An account that a key may read and not change. @param pages movements, a page each. */
export function accountRoutes(pages: readonly (readonly Movement[])[] = [[]]): Routes {
	const answers = pages.map((movements, page) =>
		json({
			object: "list",
			has_more: page < pages.length - 1,
			data: movements.map(({ amount, currency = "usd", category = "charge" }, index) => ({
				id: `txn_${page}_${index}`,
				object: "balance_transaction",
				amount,
				currency,
				fee: 30,
				net: amount - 30,
				reporting_category: category,
				status: "available",
			})),
		}),
	);
	return {
		"/v1/balance_transactions?limit=1": json({ object: "list", data: [], has_more: true }),
		"/v1/balance_transactions": answers,
		"*": FORBIDDEN,
	};
}

export const startStripe = (pages?: readonly (readonly Movement[])[]): Promise<Site> => startSite(accountRoutes(pages));
