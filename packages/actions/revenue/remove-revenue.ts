import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { removeRevenue, revenueOn } from "#store/revenue";
import { dateText, text } from "#usecases/fields";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/** The site team takes a figure of revenue away; the one before it is shown from then on. */
export default defineAction({
	id: "remove_revenue",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: z.int().min(1),
		day: dateText,
		/** When it was noted, in epoch milliseconds: one that was noted since is another figure. */
		at: z.int().min(0),
		/** For the log. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, day, at: noted, reason: typed }, { db }) {
		const reason = typed.trim();
		if (reason === "") invalidField("/reason", "Say why: it stays in the log.", "required");
		const figure = (await revenueOn(db, listing_id, day)) ?? notFound("figure");
		if (figure.at !== noted) throw changedMeanwhile();
		const { monthlyCents, source, at, origin } = figure;
		return record(
			{
				subject: `listing:${listing_id}`,
				detail: { reason, day, monthly_cents: monthlyCents, source, at, origin },
				change: changeBetween({ revenue_a_month: monthlyCents / 100, revenue_source: source }, null),
			},
			{ listing_id },
			removeRevenue(db, figure),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
