import { addWeeks } from "#core/launches/week";
import { digest } from "#mails/catalogue/digest";
import { followedWeek } from "#store/digests";
import { defineReader } from "#usecases/mails/define-reader";

/** Updates, and launches, that the mail names. */
const NAMED = 20;

/** What happened in the week before; null where nothing did. */
export default defineReader(digest, async ({ week: begun }, userId, { db }) => {
	if (userId === null) return null;
	const week = addWeeks(begun, -1);
	const found = await followedWeek(db, userId, week, NAMED);
	return found.updates.length + found.launches.length === 0 ? null : { week, ...found };
});
