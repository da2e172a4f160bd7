/**
 * A served instance in a process of its own, which `npm run faults -- --kills` kills with all that it started: built
 * Worker, data in the folder that it is given, begun anew there as often as it takes.
 */
import { PAYMENT_SECRET } from "#scripts/lib/faults/payer";
import { serve, UNLIMITED } from "#scripts/lib/served";

/** Nobody answers there: what the provider says is believed by its signature. */
const KEYS = {
	STRIPE_SECRET_KEY: "sk_test_none",
	STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
	STRIPE_API_BASE: "http://127.0.0.1:1",
};
const SETTINGS = { ...UNLIMITED, rate_limit_vote: "6000/600", rate_limit_review: "100000/600" };

const [state = "", isFirst] = process.argv.slice(2);
const { directOrigin, origin } = await serve(isFirst === "first" ? { ...SETTINGS, ...KEYS } : KEYS, { state });
process.send?.({ origin, directOrigin });
// Nobody is left to kill it.
process.once("disconnect", () => process.exit(1));
