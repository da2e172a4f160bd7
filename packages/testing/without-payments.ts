import { PRODUCTION } from "#testing/production";
import { changeSettings } from "#testing/settings";

/** Makes the Worker of this test a deployed directory without a payment provider. @returns what undoes it. */
export function withoutPayments(): () => void {
	return changeSettings({ ...PRODUCTION, STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined });
}
