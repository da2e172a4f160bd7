import type { Action } from "#actions/define";
import follow from "#actions/follows/follow";
import { perform } from "#actions/perform";
import save from "#actions/saves/save";
import castVote from "#actions/votes/cast-vote";
import { type Intent, parseIntent } from "#core/access/intent";
import { AppError } from "#core/errors";
import { votableListing } from "#store/votes";
import { networkOf } from "#workers/http/credentials";
import { leaveNotice } from "./notice.ts";
import type { PageContext } from "./site.ts";

const ACTIONS: Record<Intent["act"], Action<{ listing: string }>> = { vote: castVote, follow, save };

/**
 * Does what somebody pressed before they signed in. They were told on the page whose press this is. A refusal is shown on
 * the page they go on to: being signed in must not fail with it.
 */
export async function carryOut(c: PageContext, userId: number, { act, listing }: Intent): Promise<void> {
	const { actionContext, performDeps } = c.var.services;
	const actor = { kind: "person", userId, network: networkOf(c.req.raw) } as const;
	try {
		await perform(ACTIONS[act], { listing }, actionContext(actor), performDeps);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		leaveNotice(c, error.code);
	}
}

/** An intent with the name of what it is about. */
export interface PressedBefore {
	intent: Intent;
	name: string;
}

/** What an address or a form says was pressed before; null for what names no live listing. */
export async function intentOf(c: PageContext, text: unknown): Promise<PressedBefore | null> {
	const intent = parseIntent(text);
	const listing = intent && (await votableListing(c.var.services.db, intent.listing));
	return intent === null || listing === null ? null : { intent, name: listing.name };
}
