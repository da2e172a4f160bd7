import type { Child } from "hono/jsx";

/** Mails that wait and mails that were sent: the site team's page. */
export const outbox = {
	title: "Mails",
	lead: "Every mail that was left to be sent, and how it ended. What a mail said is forgotten once it is sent: only one that still waits can be tried again.",
	search: "Address of somebody with an account",
	none: "No mail was left to be sent yet.",
	noneSuch: "There is no such mail.",
	name: "Mail",
	to: "To",
	nobody: "Forgotten: they have no account",
	left: "Left",
	state: "State",
	waiting: "Only those that wait",
	waits: (moment: Child) => <>Waits, due {moment}</>,
	ended: (moment: Child, how: Child) => (
		<>
			{moment}: {how}
		</>
	),
	again: "Try them now",
	mailAt: (place: number) => `Mail ${place}`,
	address: (address: Child) => <>Mail to {address}</>,
	stops: {
		bounced: (moment: Child) => <>Stopped {moment}: its mailbox refuses mail, or the site team stopped it.</>,
		complained: (moment: Child) => <>Stopped {moment}: its reader called a mail spam.</>,
		no_invites: (moment: Child) => <>Its reader wants no invites, since {moment}.</>,
	},
	said: (detail: Child) => <>It was said: {detail}</>,
	isSent: "Mail is sent to this address.",
	reason: "Reason, for the log",
	stop: "Stop mail to this address",
	allow: "Send mail to it again",
};
