import { tellLaunch } from "#core/jobs/kinds";
import { weekOf } from "#core/launches/week";
import { defineJob } from "#jobs/define";
import { halfway } from "#mails/catalogue/halfway";
import { launched } from "#mails/catalogue/launched";
import { runBatch } from "#store/db";
import { peopleOfListing } from "#store/listing-people";
import { standingInWeek } from "#store/standings";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Leaves a mail to the people of a listing when it has launched, and another in the middle of that week. */
export default defineJob(tellLaunch, {
	async run({ subject: listingId, payload: { week, when } }, { db, now }) {
		if (week !== weekOf(now)) return "its week is over";
		const [standing, to] = await Promise.all([standingInWeek(db, listingId, week), peopleOfListing(db, listingId)]);
		if (standing === null) return "it does not launch in that week";
		const { product, ...facts } = standing;
		const cause = `launch:${listingId}:${week}`;
		const mail =
			when === "launched"
				? leaveMails(db, launched, { to, cause, facts: { product, week }, now })
				: leaveMails(db, halfway, { to, cause, facts: { product, week, ...facts }, now });
		await runBatch(db, [mail]);
		return `told ${to.length} people`;
	},
});
