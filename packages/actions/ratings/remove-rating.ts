import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { pointsOn, removePoint } from "#store/domain-ratings";
import { text } from "#usecases/fields";
import { pointFields } from "#usecases/ratings/point-input";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team takes a wrong figure out of a listing's history; the one before it is shown from then on. */
export default defineAction({
	id: "remove_rating",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		...pointFields,
		/** For the log. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, provider, day, rating_tenths, reason: typed }, { db }) {
		const reason = typed.trim();
		if (reason === "") invalidField("/reason", "Say why: it stays in the log.", "required");
		const point = (await pointsOn(db, provider, [{ listingId: listing_id, day }]))[0] ?? notFound("rating");
		const { importId } = point;
		return record(
			{
				subject: `listing:${listing_id}`,
				detail: { reason, provider, day, rating_tenths, import_id: importId },
				change: changeBetween({ domain_rating: rating_tenths / 10 }, null),
			},
			{ listing_id },
			removePoint(db, { ...point, ratingTenths: rating_tenths }),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
