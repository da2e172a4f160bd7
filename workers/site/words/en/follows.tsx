import type { Child } from "hono/jsx";

/** What people follow, save and are mailed of. */
export const follows = {
	title: "Following",
	account: "Account",
	none: "You follow no product yet",
	noneHelp: "Press Follow on the page of one, and its news come to you.",
	lookAtLaunches: "Look at this week’s launches",
	keptUnder: (saved: Child) => <>What you keep for yourself, without news of it, is under {saved}.</>,
	mailsOn: (email: Child) => (
		<>Updates of what you follow are mailed to {email}, unless you turn mails off for one of them.</>
	),
	mailsOff: (
		<>
			<strong>No mails:</strong> whatever you follow, nothing is mailed to you. You find updates on the products’ pages.
		</>
	),
	stopAll: "Stop all these mails",
	mailAgain: "Mail me updates again",
	saved: {
		title: "Saved",
		about: "Only you see this list. It changes no number and no ranking, and nothing of it is mailed.",
		none: "You have saved no product yet",
		noneHelp: "Press Save on the page of one to find it here again.",
		lookAround: "Look around",
		toHear: (following: Child) => <>To hear of a product’s updates, follow it: {following}.</>,
		save: "Save",
		isSaved: "Saved",
		pressToEnd: "press to keep it no longer",
	},
	follow: "Follow",
	following: "Following",
	pressToEnd: "press to end it",
	row: {
		mailsOn: "Mails on",
		mailsOff: "Mails off",
		about: (name: Child, isOn: boolean) => (
			<>
				about {name}, press to turn them {isOn ? "off" : "on"}
			</>
		),
	},
	notPublic: "Not public at the moment.",
	weeks: {
		listed: "Launch weeks that begin with a mail to you",
	},
};
