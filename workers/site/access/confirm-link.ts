import type { Context } from "hono";
import signInByLink from "#actions/account/sign-in-by-link";
import { perform } from "#actions/perform";
import { type Intent, parseIntent } from "#core/access/intent";
import { sha256Hex } from "#core/sha256";
import { openSessionOf } from "#store/sessions";
import type { Services } from "#workers/compose";
import { networkOf } from "#workers/http/credentials";
import { localPath } from "#workers/http/return-to";
import { keepSession, newSession } from "#workers/http/session";

/** Somebody who has just signed in, and what comes next. */
export interface SignedInNow {
	userId: number;
	returnTo: string;
	/** What they had pressed before. */
	intent: Intent | null;
}

/**
 * Signs the browser in by a mailed link; of any number of simultaneous attempts exactly one wins.
 * @throws AppError `link_expired`.
 */
export async function confirmLink(c: Context, services: Services, token: string): Promise<SignedInNow> {
	const session = await newSession(c);
	const ctx = services.actionContext({ kind: "link_holder", network: networkOf(c.req.raw) });
	const input = { token_hash: await sha256Hex(token), ...session.opening };
	const { return_to, intent } = await perform(signInByLink, input, ctx, services.performDeps);
	keepSession(c, session);
	return enteredAs(services, session.opening.session_hash, ctx.now, { returnTo: return_to, intent });
}

/** Whoever a session that was just opened belongs to, and where they go on. */
export async function enteredAs(
	{ db, settings }: Services,
	sessionHash: string,
	now: Date,
	after: { returnTo: string; intent: string | null },
): Promise<SignedInNow> {
	const open = await openSessionOf(db, sessionHash, now.getTime());
	if (open === null) throw new Error("a session just opened is not there");
	return {
		userId: open.user.id,
		returnTo: localPath(after.returnTo, settings.origin),
		intent: parseIntent(after.intent),
	};
}
