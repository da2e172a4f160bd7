import { env } from "cloudflare:workers";
import { PRODUCTION } from "#testing/production";

/** Makes the Worker of this test a deployed directory without a payment provider. @returns what undoes it. */
export function withoutPayments(): () => void {
	const before = { ...env };
	// Counts of an isolate outlive a test, and deployed limits are small.
	Object.assign(env, PRODUCTION, { RATE_LIMIT_READ: "60000/60", RATE_LIMIT_WRITE: "12000/60" });
	delete env.STRIPE_SECRET_KEY;
	delete env.STRIPE_WEBHOOK_SECRET;
	delete env.SELLER_COUNTRY;
	return () => {
		for (const name of [...Object.keys(PRODUCTION), "RATE_LIMIT_READ", "RATE_LIMIT_WRITE"]) delete env[name];
		Object.assign(env, before);
	};
}
