import forgetWeek from "#actions/follows/forget-week";
import remindOfWeek from "#actions/follows/remind-of-week";
import { unsubscribeLinkGone } from "#actions/follows/stop-update-mails";
import stopWeekMails from "#actions/follows/stop-week-mails";
import { sha256Hex } from "#core/access/api-key";
import { reminderOfLink } from "#store/week-reminders";
import { act } from "../act.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { RemindButton } from "../parts/remind-button.tsx";
import { pressedOf } from "../pressed.ts";
import { remindingOf } from "../reminding.ts";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.follows.weeks;

/** Where reminder buttons lead, and the links of the mails they asked for. Source: docs/launches.md#reminders. */
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

	// As the links of mails about updates: opening one changes nothing, and a POST needs no cookie. Source: RFC 8058, section 3.2.
	site.get("/unsubscribe/weeks", (c) => page(c, false));
	site.post("/unsubscribe/weeks", async (c) => {
		await act(c, stopWeekMails, { token: tokenOf(c) });
		return page(c, true);
	});
}

const tokenOf = (c: PageContext) => c.req.query("token")?.slice(0, 200) ?? "";

/** @param isDone whether they were ended just now. */
async function page(c: PageContext, isDone: boolean) {
	const link = await reminderOfLink(c.var.services.db, await sha256Hex(tokenOf(c)));
	if (link === null) throw unsubscribeLinkGone();
	return show(
		c,
		{ title: t.title, width: "narrow" },
		<article class="card">
			<h1>{t.title}</h1>
			{isDone && <Notice kind="good">{t.done}</Notice>}
			{link.hasMore ? (
				<>
					<p>{t.more}</p>
					<form method="post" action={`/unsubscribe/weeks?${new URLSearchParams({ token: tokenOf(c) })}`}>
						<button type="submit">{t.stop}</button>
					</form>
				</>
			) : (
				!isDone && <p>{t.none}</p>
			)}
			<p>
				<a class="button" href="/account/following">
					{t.choose}
				</a>
			</p>
		</article>,
	);
}
