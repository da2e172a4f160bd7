import forgetWeek from "#actions/follows/forget-week";
import remindOfWeek from "#actions/follows/remind-of-week";
import { RemindButton } from "../parts/remind-button.tsx";
import { pressedOf } from "../pressed.ts";
import { remindingOf } from "../reminding.ts";
import type { PageContext, Site } from "../site.ts";

/** Where reminder buttons lead. Source: docs/launches.md#reminders. */
export default function weekRemindersPage(site: Site): void {
	const press = (c: PageContext, action: typeof remindOfWeek) => {
		const week = c.req.param("week") ?? "";
		const button = async (_answer: unknown, returnTo: string) => (
			<RemindButton week={week} reminding={{ ...(await remindingOf(c)), returnTo }} />
		);
		return pressedOf(c, { action, input: { week }, home: `/launches/${week}`, button });
	};
	site.post("/launches/:week/remind", (c) => press(c, remindOfWeek));
	site.post("/launches/:week/forget", (c) => press(c, forgetWeek));
}
