import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { parseDate } from "#core/launches/week";
import { REVENUE_CENTS_MAX, REVENUE_SOURCE_MAX } from "#core/limits";
import { listingById } from "#store/listings";
import { FIGURE_THERE, insertRevenue, revenueOn } from "#store/revenue";
import { dateText, requiredLine } from "#usecases/fields";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team notes a product's revenue of a month that it was shown: never without where it was seen, and of which day. */
export default defineAction({
	id: "set_revenue",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: z.int().min(1),
		/** Last day of the month that it is of. */
		day: dateText,
		/** USD cents a month. */
		monthly_cents: z.int().min(0).max(REVENUE_CENTS_MAX),
		source: requiredLine(REVENUE_SOURCE_MAX),
	}),
	async handler({ listing_id: listingId, day, monthly_cents: monthlyCents, source }, { db, now }) {
		if ((await listingById(db, listingId)) === null) notFound("listing");
		if ((parseDate(day) ?? now) > now) invalidField("/day", "This day is still to come.");
		// Nothing is written over: whoever corrects a figure says why the first one goes.
		if ((await revenueOn(db, listingId, day)) !== null)
			invalidField("/day", "A figure of this day is published already: remove that first if it is wrong.");
		const figure = { listingId, day, monthlyCents, source: source.trim(), at: now.getTime(), origin: "team" } as const;
		return record(
			{
				subject: `listing:${listingId}`,
				detail: { day, monthly_cents: monthlyCents, source: figure.source, at: figure.at },
				change: changeBetween(null, { revenue_a_month: monthlyCents / 100, revenue_source: figure.source }),
			},
			{ listing_id: listingId },
			[insertRevenue(db, figure)],
			{ [FIGURE_THERE]: CHANGED_MEANWHILE },
		);
	},
});
