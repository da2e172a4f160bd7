import { weekBegun } from "#mails/catalogue/week-begun";
import { openWeekLaunches } from "#store/launches";
import { defineReader } from "#usecases/mails/define-reader";

/** Launches that the mail names. */
const NAMED = 10;

/** Who has launched by now. */
export default defineReader(weekBegun, async ({ week }, _userId, { db }) => {
	const launches = await openWeekLaunches(db, week, { limit: NAMED + 1, offset: 0 });
	const named = launches.slice(0, NAMED).map(({ card: { name, tagline, slug } }) => ({ name, tagline, slug }));
	return { week, launches: named, hasMore: launches.length > NAMED };
});
