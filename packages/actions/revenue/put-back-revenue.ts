import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { REVENUE_CENTS_MAX, REVENUE_SOURCE_MAX } from "#core/limits";
import { FIGURE_THERE, insertRevenue } from "#store/revenue";
import { mustHaveKey } from "#store/revenue-keys";
import { dateText, requiredLine } from "#usecases/fields";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team puts a figure back that it had taken away; refused where there is another one of that day by now. */
export default defineAction({
	id: "put_back_revenue",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: z.int().min(1),
		day: dateText,
		monthly_cents: z.int().min(0).max(REVENUE_CENTS_MAX),
		source: requiredLine(REVENUE_SOURCE_MAX),
		/** When it was noted first, in epoch milliseconds. */
		at: z.int().min(0),
		/** A figure that a key gave comes back only while that key is there. */
		origin: z.enum(["team", "key"]).default("team"),
	}),
	async handler({ listing_id: listingId, monthly_cents: monthlyCents, ...figure }, { db }) {
		return record(
			{
				subject: `listing:${listingId}`,
				detail: { day: figure.day },
				change: changeBetween(null, { revenue_a_month: monthlyCents / 100, revenue_source: figure.source }),
			},
			{ listing_id: listingId },
			[
				...(figure.origin === "key" ? [mustHaveKey(db, listingId, figure.at)] : []),
				insertRevenue(db, { ...figure, listingId, monthlyCents }),
			],
			{ [FIGURE_THERE]: CHANGED_MEANWHILE, changed: CHANGED_MEANWHILE },
		);
	},
});
