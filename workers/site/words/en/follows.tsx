/** What people follow, save and are mailed of. */
export const follows = {
	weeks: {
		title: "Reminders of launch weeks",
		done: "Done: no reminder of a week is mailed to you any more.",
		more: "You asked for mails on the Mondays of weeks to come.",
		none: "No reminder of a week to come is waiting for you. There is nothing to stop.",
		stop: "Stop these mails",
		choose: "Choose what you follow and receive",
		listed: "Launch weeks that begin with a mail to you",
	},
};
