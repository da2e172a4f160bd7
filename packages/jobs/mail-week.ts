import { mailWeek } from "#core/jobs/kinds";
import { weekEnd } from "#core/launches/week";
import { isolated, oneLine } from "#core/web/plain-text";
import { defineJob } from "#jobs/define";
import { openWeekLaunches } from "#store/launches";
import { userById } from "#store/users";

/** Launches that the mail names. */
const NAMED = 10;

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Mails somebody who has just launched, as they asked for. The outbox row is its cause, so a row that runs twice delivers once. */
export default defineJob(mailWeek, {
	async run({ subject: week, payload: { user_id, token }, cause }, { db, links, settings, ports }) {
		const [user, launches] = await Promise.all([
			userById(db, user_id),
			openWeekLaunches(db, week, { limit: NAMED + 1, offset: 0 }),
		]);
		if (user === null) return "the account is gone";
		const unsubscribe = links.stopWeeks(token);
		const day = DAY.format(new Date(week));
		const sunday = DAY.format(weekEnd(week).getTime() - 1);
		await ports.mail.send({
			to: user.email,
			subject: `${settings.siteName}: the week of ${day} has begun`,
			text: [
				launches.length === 0
					? "Nothing launches this week after all."
					: `Votes are open until the end of ${sunday}, UTC.`,
				launches
					.slice(0, NAMED)
					.map(({ card }) => {
						const tagline = card.tagline === null ? "" : `: ${isolated(oneLine(card.tagline))}`;
						return `- ${isolated(oneLine(card.name))}${tagline}\n  ${links.listing(card.slug)}`;
					})
					.concat(launches.length > NAMED ? ["- and more"] : [])
					.join("\n"),
				`The whole week: ${links.week(week)}`,
				`You get this once, because you asked ${settings.siteName} to remind you of this week.`,
				`No more reminders of weeks: ${unsubscribe}`,
			]
				.filter((part) => part !== "")
				.join("\n\n"),
			unsubscribe,
			cause,
		});
		return "sent";
	},
});
