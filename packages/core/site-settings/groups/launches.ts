import { type SettingGroup, setting } from "#core/site-settings/define";
import { flag, rate, whole } from "#core/site-settings/forms";

/** The calendar ends a year ahead. Source: docs/launches.md#the-calendar. */
const WEEKS_MAX = 52;
const SLOTS_MAX = 100_000;
const WEEKS = "weeks";
const VOTES = "votes";
const MINUTES = "minutes";
const LAUNCHES = "launches a week";

export const launches = {
	title: "Launch weeks",
	about: "How far out the free plan queues, and how many launch a week. What is queued already keeps its week.",
	isGuarded: false,
	settings: {
		free_queue_min_weeks: setting({
			label: "The free queue begins",
			help: "Whole weeks from the current one.",
			unit: WEEKS,
			input: "number",
			form: whole(0, WEEKS_MAX, WEEKS),
			default: "6",
		}),
		free_queue_max_weeks: setting({
			label: "The free queue ends",
			help: `Whole weeks from the current one, at most ${WEEKS_MAX} and not before it begins.`,
			unit: WEEKS,
			input: "number",
			form: whole(0, WEEKS_MAX, WEEKS),
			default: "8",
		}),
		free_slots_per_week: setting({
			label: "Free places",
			help: "Launches a week on the free plan.",
			unit: LAUNCHES,
			input: "number",
			form: whole(0, SLOTS_MAX, LAUNCHES),
			default: "20",
		}),
		free_places_share: setting({
			label: "Free places of one account",
			help: "So much of one week’s, and five at least, so that nobody can take them all; further products of the account queue for another week.",
			unit: "percent",
			input: "number",
			form: whole(1, 100, "percent"),
			default: "25",
		}),
		paid_slots_per_week: setting({
			label: "Paid places",
			help: "Launches a week on paid plans, counted apart from the free ones.",
			unit: LAUNCHES,
			input: "number",
			form: whole(0, SLOTS_MAX, LAUNCHES),
			default: "30",
		}),
	},
} as const satisfies SettingGroup;

export const voting = {
	title: "Votes",
	about:
		"When votes for one product are held back until the site team has looked at them. What is decided already stays.",
	isGuarded: false,
	settings: {
		vote_burst_votes: setting({
			label: "Votes of a burst",
			help: "So many votes for one product that share a network, the hour their accounts were opened, or a mail domain.",
			unit: VOTES,
			input: "number",
			form: whole(3, 1000, VOTES),
			default: "12",
		}),
		vote_burst_minutes: setting({
			label: "Time of a burst",
			help: "They were cast within so many minutes of each other.",
			unit: MINUTES,
			input: "number",
			form: whole(1, 1440, MINUTES),
			default: "60",
		}),
	},
} as const satisfies SettingGroup;

export const badges = {
	title: "Badges",
	about: "What a badge on a website must be like to count.",
	isGuarded: false,
	settings: {
		badge_requires_dofollow: setting({
			label: "A badge's link must be followed",
			help: "Whether a link with rel=nofollow does not count.",
			input: "flag",
			form: flag,
			default: "false",
		}),
	},
} as const satisfies SettingGroup;

const RATE_UNIT = "requests/seconds";

/** @param localDefault a laptop's: nobody trips over limits there. */
const limit = (what: string, help: string, normal: string, localDefault: string) =>
	setting({ label: what, help, unit: RATE_UNIT, input: "rate", form: rate, default: normal, localDefault });

export const limits = {
	title: "Rate limits",
	about:
		"How often one caller may do things: requests/seconds, such as 600/60. The local environment allows 100 times as much unless it is set. Reading and writing allow at least 10 at once and 10 a minute: the site team is limited as well.",
	isGuarded: true,
	settings: {
		rate_limit_read: limit("Reading", "Pages, and reads of the API and the tool server.", "600/60", "60000/60"),
		rate_limit_write: limit("Writing", "Forms, and writes of the API and the tool server.", "120/60", "12000/60"),
		rate_limit_costly: limit(
			"What costs",
			"Submitting, redrafting, invites, claims and checkouts; counted exactly.",
			"60/3600",
			"6000/3600",
		),
		rate_limit_vote: limit("Votes", "Pressed on pages.", "60/600", "6000/600"),
		rate_limit_follow: limit("Follows and saves", "Pressed on pages.", "60/600", "6000/600"),
		rate_limit_review: limit("Reviews", "Written, answered and reported on pages.", "20/3600", "2000/3600"),
	},
} as const satisfies SettingGroup;
