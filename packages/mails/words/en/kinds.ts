import type { MailKind } from "#core/mails/kinds";

/** A kind of mail: its name, what comes with it, and how it is ended. */
interface KindWords {
	name: string;
	about: string;
	stop: string;
}

export const kinds: Readonly<Record<MailKind, KindWords>> = {
	drafts: {
		name: "Drafts",
		about: "The website you handed in has been read, and its draft is ready for you.",
		stop: "No more mails about drafts",
	},
	launches: {
		name: "Your launches",
		about: "Your badge, your launch day, how your product stands halfway, and how its week ended.",
		stop: "No more mails about your launches",
	},
	reviews: {
		name: "Reviews",
		about: "Somebody has reviewed a product of yours, or the owner of a product has answered your review.",
		stop: "No more mails about reviews",
	},
	facts: {
		name: "Facts that are out of date",
		about: "Your website does not say any more what your listing quotes from it.",
		stop: "No more mails about facts that are out of date",
	},
	decisions: {
		name: "Decisions of the site team",
		about: "What the site team did with your review, your report or your listing, and why.",
		stop: "No more mails about decisions of the site team",
	},
	invites: {
		name: "Invites",
		about: "Somebody invites you to add yourself as a founder of their product, or whom you invited has accepted.",
		stop: "No more mails about invites",
	},
	updates: {
		name: "Updates of products you follow",
		about: "A product that you follow has posted an update.",
		stop: "No more mails about updates",
	},
	weeks: {
		name: "Launch weeks you asked to be reminded of",
		about: "One mail on the Monday of a week that you chose.",
		stop: "No more reminders of weeks",
	},
	digest: {
		name: "Weekly digest",
		about: "On Mondays: what the products you follow did in the week before.",
		stop: "No more weekly digests",
	},
};
