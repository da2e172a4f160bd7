import { defineJob } from "#jobs/define";
import { forgetClaims } from "#store/redeemed-tokens";
import { forgetSessions } from "#store/sessions";
import { forgetSignInLinks } from "#store/sign-in-links";

/** Longer than any code or refresh token lives: a claim must outlast what it guards. */
const CLAIM_RETENTION_MS = 31 * 86_400_000;

/** Forgets credentials that have expired by themselves: sessions, sign-in links, claims on redeemed tokens. */
export default defineJob({
	name: "forget-expired",
	async run(_work, { db, now }) {
		const at = now.getTime();
		const sessions = await forgetSessions(db, at);
		const links = await forgetSignInLinks(db, at);
		const claims = await forgetClaims(db, at - CLAIM_RETENTION_MS);
		return `forgot ${sessions} sessions, ${links} links, ${claims} claims`;
	},
});
