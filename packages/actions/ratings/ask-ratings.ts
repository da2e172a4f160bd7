import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { rateDomains } from "#core/jobs/kinds";
import { enqueue } from "#store/outbox";
import { newestRun } from "#store/rating-runs";

/** The site team has the provider asked for all live listings now rather than in its week. */
export default defineAction({
	id: "ask_ratings",
	actor: "team",
	rate: "write",
	input: z.strictObject({}),
	async handler(_input, { db, now, settings: { ratingProvider: provider }, ports }) {
		if (provider === null || !ports.asksForRatings) {
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
