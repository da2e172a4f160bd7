import { rateState, windowStart } from "#core/access/rate-limit";
import { UPDATES_A_DAY } from "#core/limits";
import { type RateLimit, type Settings, scaled } from "#core/settings";
import { sha256Hex } from "#core/sha256";
import { mailboxOf } from "#core/web/email";
import { countCostly } from "#store/costly-counts";
import type { Db, Statement } from "#store/db";
import type { Refusal } from "#usecases/commit";

/** Name of the guard that refuses one more message to somebody who did not ask for it. */
export const MAIL_LIMIT_REACHED = "mail_limit";

/** Messages about one thing (a draft, a listing) to one address. The same everywhere: nobody needs more of them. */
const ABOUT_ONE_THING: RateLimit = { limit: 5, windowSeconds: 86_400 };
/** Messages to one address about anything, whoever causes them. */
const TO_ONE_ADDRESS: RateLimit = { limit: 10, windowSeconds: 86_400 };

/** Updates of one listing: each is mailed to everybody who follows it. */
const UPDATES_OF_A_LISTING: RateLimit = { limit: UPDATES_A_DAY, windowSeconds: 86_400 };

/**
 * Counts a message to an address that somebody else gave, in the batch that sends it, so that no number of simultaneous
 * requests gets more through. Kept by the hash of its mailbox (`mailboxOf`).
 * @param about the thing the message is about, such as `draft:6f1c...`.
 */
export async function countMail(
	{ db, settings, now }: { db: Db; settings: Pick<Settings, "environment">; now: Date },
	address: string,
	about: string,
): Promise<Statement<typeof MAIL_LIMIT_REACHED>[]> {
	const recipient = await sha256Hex(mailboxOf(address));
	return [
		...countTo(db, `mail:${about}:${recipient}`, ABOUT_ONE_THING, now.getTime()),
		...countTo(db, `mail:${recipient}`, scaled(TO_ONE_ADDRESS, settings), now.getTime()),
	];
}

/** Links that somebody asks for, to one address and from one network. */
const LINK_WINDOW_SECONDS = 15 * 60;
const LINKS_TO_AN_ADDRESS: RateLimit = { limit: 5, windowSeconds: LINK_WINDOW_SECONDS };
const LINKS_FROM_A_NETWORK: RateLimit = { limit: 30, windowSeconds: LINK_WINDOW_SECONDS };

/** Who asks for a link, and when. */
interface Asking {
	db: Db;
	settings: Pick<Settings, "environment">;
	now: Date;
}

/** Counts a link that is mailed to an address because somebody typed it: to sign in, or to add it to an account. */
export async function countLink(
	{ db, settings, now, network }: Asking & { network: string },
	address: string,
): Promise<Statement<typeof MAIL_LIMIT_REACHED>[]> {
	const recipient = await sha256Hex(mailboxOf(address));
	return [
		...countTo(db, `sign-in:${recipient}`, scaled(LINKS_TO_AN_ADDRESS, settings), now.getTime()),
		...countTo(db, `sign-in:network:${network}`, scaled(LINKS_FROM_A_NETWORK, settings), now.getTime()),
	];
}

/** What the failed guard of `countLink` means. The narrower of the two limits: which was reached is nobody's business. */
export function linkLimitRefusal({ settings, now }: Omit<Asking, "db">): Record<typeof MAIL_LIMIT_REACHED, Refusal> {
	const limited = scaled(LINKS_TO_AN_ADDRESS, settings);
	return {
		[MAIL_LIMIT_REACHED]: {
			code: "rate_limited",
			detail: "Too many links were asked for. Try again in a quarter of an hour.",
			more: { rate: rateState("sign_in", limited, limited.limit, now.getTime()) },
		},
	};
}

/** One more message in the current window of a count; fails its batch with MAIL_LIMIT_REACHED beyond the limit. */
export function countTo(db: Db, key: string, rate: RateLimit, now: number): Statement<typeof MAIL_LIMIT_REACHED>[] {
	return countCostly(db, key, windowStart(rate, now), rate.limit, MAIL_LIMIT_REACHED);
}

/** What the failed guard means to a caller who gave the address in the field `email`. Whose count it was stays unsaid. */
export function mailLimitRefusal(now: Date): Record<typeof MAIL_LIMIT_REACHED, Refusal> {
	const { rate, again } = exhausted("mail_to_one_address", ABOUT_ONE_THING, now);
	const message = `This address has been sent as much as it may be in a day. Earlier links still work; try again after ${again}.`;
	return {
		[MAIL_LIMIT_REACHED]: {
			code: "rate_limited",
			detail: message,
			more: { rate, errors: [{ pointer: "/email", code: "rate_limited", message }] },
		},
	};
}

/** Counts an update of a listing in the batch that posts it, so that no follower gets more mails of it than a day has updates. */
export function countUpdate(
	{ db, settings, now }: { db: Db; settings: Pick<Settings, "environment">; now: Date },
	listingId: number,
): Statement<typeof MAIL_LIMIT_REACHED>[] {
	return countTo(db, `updates:${listingId}`, scaled(UPDATES_OF_A_LISTING, settings), now.getTime());
}

/** What the failed guard of `countUpdate` means to the listing's owner. */
export function updateLimitRefusal({
	settings,
	now,
}: {
	settings: Pick<Settings, "environment">;
	now: Date;
}): Record<typeof MAIL_LIMIT_REACHED, Refusal> {
	const limited = scaled(UPDATES_OF_A_LISTING, settings);
	const { rate, again } = exhausted("updates_of_a_listing", limited, now);
	const detail = `A listing posts at most ${limited.limit} updates a day (UTC), as each is mailed to its followers. Nothing was posted; try again after ${again}.`;
	return { [MAIL_LIMIT_REACHED]: { code: "rate_limited", detail, more: { rate } } };
}

/** A count that is used up, and when its next window begins, as ISO 8601. */
function exhausted(name: string, limit: RateLimit, now: Date) {
	const rate = rateState(name, limit, limit.limit, now.getTime());
	return { rate, again: new Date(now.getTime() + rate.resetSeconds * 1000).toISOString() };
}
