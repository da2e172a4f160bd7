import * as z from "zod";
import { ALERT_NAMES, type AlertName } from "#core/health/alerts";
import type { Links } from "#core/web/links";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.team.alert;

const facts = z.object({ alert: z.enum(ALERT_NAMES), value: z.number() });

/** Pages where the site team sees to it. */
const PAGES: Readonly<Record<AlertName, string>> = {
	dead_letters: "/admin/jobs",
	queue: "/admin/jobs",
	crons: "/admin/jobs",
	backups: "/admin/backups",
	bounces: "/admin/backups",
	errors: "/admin/numbers",
	storage: "/admin/backups",
};

const lookAt = (alert: AlertName, links: Links) => button(t.button, `${links.origin}${PAGES[alert]}`);

/** To the site team: something begins to be wrong. */
export const alertBegun = defineMail({
	name: "alert-begun",
	purpose: "team",
	facts,
	compose: ({ alert, value }, { siteName, links }) => ({
		subject: t.subject(siteName, t.names[alert]),
		body: [paragraph(t.begun[alert](String(value))), paragraph(t.toDo[alert]), lookAt(alert, links)],
		reason: t.reason(siteName),
	}),
});

/** To the site team: it is over. */
export const alertOver = defineMail({
	name: "alert-over",
	purpose: "team",
	facts,
	compose: ({ alert }, { siteName, links }) => ({
		subject: t.overSubject(siteName, t.names[alert]),
		body: [paragraph(t.over), lookAt(alert, links)],
		reason: t.reason(siteName),
	}),
});
