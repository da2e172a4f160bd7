import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { rateDomains } from "#core/jobs/kinds";
import { PROVIDER_NAME_MAX } from "#core/ratings/provider";
import { enqueue } from "#store/outbox";
import { newestRun } from "#store/rating-runs";
import { requiredLine } from "#usecases/fields";

/** The site team has the provider asked for all live listings now rather than in its week. */
export default defineAction({
	id: "ask_ratings",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** As it was looked at: somebody may have chosen another since. */
		provider: requiredLine(PROVIDER_NAME_MAX),
	}),
	async handler({ provider }, { db, now, settings, ports }) {
		if (provider !== settings.ratingProvider || !ports.asksForRatings) {
			throw new AppError("not_found", "There is no provider to ask: set one, and its key.");
		}
		const newest = await newestRun(db, provider);
		if (newest !== null && newest.endedAt === null) {
			throw new AppError("changed_meanwhile", "A round is under way.");
		}
		const at = now.getTime();
		return record({ subject: "ratings:round", detail: { provider } }, { provider }, [
			enqueue(db, rateDomains, { subject: "all", dueAt: at, now: at, onceKey: `${rateDomains.name}:begin` }),
		]);
	},
});
