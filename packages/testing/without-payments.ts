import { env } from "cloudflare:workers";
import { PRODUCTION } from "#testing/production";

/** Makes the Worker of this test a deployed directory without a payment provider. @returns what undoes it. */
export function withoutPayments(): () => void {
	const before = { ...env };
	Object.assign(env, PRODUCTION);
	delete env.STRIPE_SECRET_KEY;
	delete env.STRIPE_WEBHOOK_SECRET;
	delete env.SELLER_COUNTRY;
	return () => {
		for (const name of Object.keys(PRODUCTION)) delete env[name];
		Object.assign(env, before);
	};
}
