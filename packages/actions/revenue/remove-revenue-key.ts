import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { deleteRevenueKey, revenueKeyOf } from "#store/revenue-keys";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** An owner takes back the key by which their revenue is read: it is forgotten with every figure that it gave. */
export default defineAction({
	id: "remove_revenue_key",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: z.int().min(1) }),
	async handler({ listing_id: listingId }, { actor, db }) {
		const key = await revenueKeyOf(db, listingId);
		if (key === null || key.userId !== actor.userId) notFound("key of yours");
		return record(
			{ subject: `listing:${listingId}`, detail: {} },
			{ listing_id: listingId },
			deleteRevenueKey(db, listingId, actor.userId),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
