import { PRODUCTION } from "#testing/production";
import { changeSettings } from "#testing/settings";

/** Makes the Worker of this test a deployed directory without a payment provider. @returns what undoes it. */
export function withoutPayments(): () => void {
	const payments = { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined, SELLER_COUNTRY: undefined };
	// Counts of an isolate outlive a test, and deployed limits are small.
	const limits = { RATE_LIMIT_READ: "60000/60", RATE_LIMIT_WRITE: "12000/60" };
	return changeSettings({ ...PRODUCTION, ...limits, ...payments });
}
