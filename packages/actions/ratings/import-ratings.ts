import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField } from "#core/errors";
import { RATING_IMPORT_TEXT_MAX } from "#core/limits";
import { PROVIDER_NAME_MAX, providerName } from "#core/ratings/provider";
import { insertPoints, POINT_THERE } from "#store/domain-ratings";
import { unchanged } from "#usecases/commit";
import { AGAIN } from "#usecases/decide-again";
import { dateText, requiredLine } from "#usecases/fields";
import { judgeRatings, NoRatings } from "#usecases/ratings/judge-ratings";

/** The site team takes in a provider's figures from a file. What is refused is left out; what is kept is never written over. */
export default defineAction({
	id: "import_ratings",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		provider: requiredLine(PROVIDER_NAME_MAX),
		/** Of rows that name no day. */
		day: dateText,
		/** A table with a website and a rating in each row. */
		text: z.string().max(RATING_IMPORT_TEXT_MAX),
	}),
	async handler({ provider: typed, day, text }, { db, now, nextId }) {
		const provider = providerName(typed);
		const judged = await judgeRatings(db, { provider, day, text }, now).catch((error: unknown) => {
			if (!(error instanceof NoRatings)) throw error;
			return invalidField("/text", error.message, "bad_format");
		});
		const points = judged.flatMap(({ outcome, row, listing }) =>
			outcome === "new" && row !== null && listing !== null
				? [{ listingId: listing.id, day: row.day, ratingTenths: row.ratingTenths }]
				: [],
		);
		const refused = judged.filter(({ outcome }) => outcome === "refused").length;
		if (points.length === 0) return unchanged({ added: 0, refused });
		const id = await nextId("rating_import");
		return record(
			{ subject: "ratings:imports", detail: { import_id: id, provider, figures: points.length, refused } },
			{ added: points.length, refused },
			[insertPoints(db, { provider, importId: id }, points)],
			{ [POINT_THERE]: AGAIN },
		);
	},
});
