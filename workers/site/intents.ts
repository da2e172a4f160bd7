import type { Action } from "#actions/define";
import follow from "#actions/follows/follow";
import remindOfWeek from "#actions/follows/remind-of-week";
import { perform } from "#actions/perform";
import save from "#actions/saves/save";
import castVote from "#actions/votes/cast-vote";
import { type INTENT_ACTS, type Intent, parseIntent } from "#core/access/intent";
import { AppError } from "#core/errors";
import submitListing from "#operations/drafts/submit-listing";
import { votableListing } from "#store/votes";
import { isComingWeek } from "#usecases/launches/coming-week";
import { networkOf } from "#workers/http/credentials";
import type { SignedInNow } from "./access/confirm-link.ts";
import { ask, personOf } from "./ask.ts";
import { leaveNotice } from "./notice.ts";
import { mondayWords } from "./parts/week-ruler.tsx";
import type { PageContext } from "./site.ts";
import { addressWords } from "./words/format.ts";
import { words } from "./words/words.ts";

const ACTIONS: Record<(typeof INTENT_ACTS)[number], Action<{ listing: string }>> = { vote: castVote, follow, save };

/**
 * Does what somebody pressed before they signed in. They were told on the page whose press this is. A refusal is shown on
 * the page they go on to: being signed in must not fail with it.
 * @returns where they go on: to what the press made, or to the page it was pressed on.
 */
export async function carryOut(c: PageContext, { userId, intent, returnTo }: SignedInNow): Promise<string> {
	if (intent === null) return returnTo;
	const { actionContext, performDeps } = c.var.services;
	const actor = { kind: "person", userId, network: networkOf(c.req.raw) } as const;
	try {
		if (intent.act === "read") {
			const { id } = await ask(c, submitListing, { body: { url: intent.url }, as: personOf(userId) });
			return `/account/drafts/${id}`;
		}
		const ctx = actionContext(actor);
		if (intent.act === "remind") await perform(remindOfWeek, { week: intent.week }, ctx, performDeps);
		else await perform(ACTIONS[intent.act], { listing: intent.listing }, ctx, performDeps);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		leaveNotice(c, error.code);
	}
	return returnTo;
}

/** An intent with the name of what it is about. */
export interface PressedBefore {
	intent: Intent;
	name: string;
}

/** What an address or a form says was pressed before; null for what names no live listing, no website and no coming week. */
export async function intentOf(c: PageContext, text: unknown): Promise<PressedBefore | null> {
	const intent = parseIntent(text);
	if (intent?.act === "read") return { intent, name: addressWords(intent.url) };
	if (intent?.act === "remind") {
		const isComing = isComingWeek(intent.week, c.var.services.clock.now());
		return isComing ? { intent, name: words.weeks.theWeekOf(mondayWords(intent.week)) } : null;
	}
	const listing = intent && (await votableListing(c.var.services.db, intent.listing));
	return intent === null || listing === null ? null : { intent, name: listing.name };
}
