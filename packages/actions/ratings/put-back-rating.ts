import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { insertPoint, POINT_THERE } from "#store/domain-ratings";
import { pointFields } from "#usecases/ratings/point-input";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team puts a figure back that it had removed; refused where the provider has given another one of that day since. */
export default defineAction({
	id: "put_back_rating",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		...pointFields,
		/** The import it came with; null where the provider was asked. */
		import_id: z.int().min(1).nullable(),
	}),
	async handler({ listing_id: listingId, provider, day, rating_tenths: ratingTenths, import_id: importId }, { db }) {
		return record(
			{
				subject: `listing:${listingId}`,
				detail: { provider, day },
				change: changeBetween(null, { domain_rating: ratingTenths / 10 }),
			},
			{ listing_id: listingId },
			[insertPoint(db, { provider, listingId, day, ratingTenths, importId })],
			{ [POINT_THERE]: CHANGED_MEANWHILE },
		);
	},
});
