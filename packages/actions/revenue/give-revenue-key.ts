import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, invalidField, notFound } from "#core/errors";
import { lastMonthsEnd } from "#core/launches/week";
import { REVENUE_KEY_MAX } from "#core/limits";
import { RevenueKeyRefused } from "#core/ports/revenue";
import { ROUNDED_TO } from "#core/revenue/monthly";
import { sha256Hex } from "#core/sha256";
import { ownedListing } from "#store/owned-listings";
import { insertRevenueKey, KEY_THERE, KEY_TWICE } from "#store/revenue-keys";
import type { Refusal } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";
import { freshSession, mustBeFresh, mustBeFreshNow, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { KEY_REFUSED, NO_SEALER, READ_WITHIN_MS } from "#usecases/revenue/key-refusals";
import { revenueKeyPurpose } from "#usecases/revenue/sealed-key";

/**
 * An owner has their revenue read: gives a key that reads and changes nothing, which is checked with the provider and kept
 * sealed. Source: docs/revenue.md#what-a-key-gives.
 * @throws AppError `sign_in_again`, `invalid_input`, `unavailable`.
 */
export default defineAction({
	id: "give_revenue_key",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		session_hash: freshSession,
		listing_id: z.int().min(1),
		key: requiredLine(REVENUE_KEY_MAX),
		/** USD cents that figures are rounded down to. */
		rounded_to: z.union(ROUNDED_TO.map((cents) => z.literal(cents))),
		/** That the account takes in money for this product alone. */
		only_this: z.boolean(),
	}),
	async handler({ session_hash, listing_id: listingId, key: typed, rounded_to: roundedTo, only_this }, ctx) {
		const { actor, db, now, ports, log } = ctx;
		const key = typed.trim();
		(await ownedListing(db, actor.userId, listingId)) ?? notFound("listing of yours");
		await mustBeFreshNow(db, { userId: actor.userId, session: session_hash }, now.getTime());
		if (!only_this)
			invalidField("/only_this", "What other products took in must not be shown as this one's.", "required");
		if (ports.sealer === null) throw new AppError("unavailable", NO_SEALER);
		await ports.revenue.check(key).catch((error: unknown) => {
			if (error instanceof RevenueKeyRefused) invalidField("/key", KEY_REFUSED[error.why], "bad_value");
			// Its message alone: what was asked for has the key in its headers.
			log.error("revenue_key_unchecked", error, { listing: listingId });
			invalidField("/key", "Stripe could not be asked about the key. Try again in a minute.", "bad_value");
		});
		const at = now.getTime();
		const row = {
			listingId,
			userId: actor.userId,
			roundedTo,
			givenAt: at,
			nextReadAt: at + READ_WITHIN_MS,
			sealed: await ports.sealer.seal(revenueKeyPurpose(listingId), key),
			hash: await sha256Hex(key),
			ending: key.slice(-4),
		};
		return record(
			{ subject: `listing:${listingId}`, detail: { rounded_to: roundedTo } },
			{ listing_id: listingId },
			[mustBeFresh(db, actor.userId, session_hash, at), ...insertRevenueKey(db, row, lastMonthsEnd(now))],
			{
				...SIGN_IN_AGAIN,
				not_owner: { code: "not_found", detail: "This listing is not yours any more." },
				[KEY_THERE]: refused("A key of this product is kept already; remove it first."),
				[KEY_TWICE]: refused("This key tells of another product already. A key is of one product."),
			},
		);
	},
});

const refused = (message: string): Refusal => ({
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer: "/key", code: "bad_value", message }] },
});
