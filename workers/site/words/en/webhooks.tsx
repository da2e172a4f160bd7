import type { Child } from "hono/jsx";
import type { EventKind, Reach } from "#core/events/kinds";
import type { DeliveryState, EndpointState } from "#core/events/webhook";
import { EVENTS_KEPT_DAYS, WEBHOOKS_MAX } from "#core/limits";
import { counted } from "../format.ts";

/** What each event is called. */
const kinds: Record<EventKind | "webhook.test", string> = {
	"listing.scheduled": "A product gets its launch week",
	"listing.live": "A product goes live",
	"listing.changed": "A product’s profile is edited",
	"listing.gone": "A product is not public any more",
	"listing.claimed": "A company proves that a product is theirs",
	"update.posted": "A product posts an update",
	"milestone.added": "A product adds a milestone",
	"review.published": "A review is published",
	"review.gone": "A review is not shown any more",
	"award.given": "A product wins an award",
	"award.withdrawn": "A recount takes an award away",
	"week.closed": "A launch week closes",
	"draft.ready": "Your draft is ready",
	"badge.found": "Your badge was found",
	"badge.lost": "Your badge is gone",
	"claim.disputed": "Somebody else claims your product",
	"claim.lapsed": "The proof of your claim is gone",
	"order.paid": "Your order is paid",
	"order.partly_refunded": "A part of your order is given back",
	"order.refunded": "Your order is given back",
	"order.disputed": "A payment of yours is disputed",
	"webhook.test": "A test",
};

const states: Record<EndpointState, string> = { on: "On", paused: "Paused", off: "Switched off" };
const delivered: Record<DeliveryState, string> = { waiting: "Waiting", delivered: "Delivered", given_up: "Given up" };

/** Events and the addresses that they are sent to. */
export const webhooks = {
	title: "Webhooks",
	kinds,
	states,
	delivered,
	oldCursor: {
		title: "This cursor is of another time",
		detail: `Events are kept for ${EVENTS_KEPT_DAYS} days, and those after this cursor are forgotten; or the directory was put back to an earlier time since. Read what you keep anew, then go on without a cursor.`,
	},
	lead: (feed: Child) => (
		<>What happens is sent to an address of yours, signed, as it happens. Programs that would rather ask read {feed}.</>
	),
	feed: "the feed of events",
	none: "Nothing is sent anywhere yet.",
	notSetUp: "Whoever runs this directory has not set up webhooks. The feed of events is there.",
	fresh: (link: Child) => <>To see a secret, {link} first: it opens what is sent to you.</>,
	signInAgain: "sign in again",
	full: `An account has at most ${WEBHOOKS_MAX} webhooks. Remove one to add another.`,
	add: "Add a webhook",
	url: "Address",
	urlHelp: "It begins with https:// and answers within ten seconds with 200 to 299. Redirects are not followed.",
	reach: "Whose events",
	reaches: {
		own: "Mine: my products, drafts, claims and orders",
		followed: "Mine, and what is public of products that I follow",
		all: "Mine, and all that is public",
	} satisfies Record<Reach, string>,
	which: "Which events",
	choose: "Choose kinds",
	whichHelp: "Without a tick, all of them, also kinds that come later.",
	save: "Save",
	saved: "Saved.",
	tested: "A test is on its way. Look again in a moment.",
	sentAgain: "It is on its way once more. Look again in a moment.",
	secretTitle: "This is its secret. It is shown once.",
	secretHelp: (standard: Child) => (
		<>
			Your receiver checks each signature with it, as the {standard} say, and refuses what is older than five minutes.
		</>
	),
	standard: "Standard Webhooks",
	rotatedHelp: "For a day, deliveries are signed with the one before as well.",
	secretName: "secret",
	since: (day: Child) => <>Added {day}.</>,
	failing: (moment: Child) => <>Nothing has arrived since {moment}.</>,
	offReasons: {
		gone: "It answered 410: it wants no more.",
		failing: "Nothing arrived for three days. Its owner was told by mail.",
		team: "The site team switched it off, and said why by mail. Only it can undo that.",
	},
	offHelp: `What happens meanwhile is in the feed for ${EVENTS_KEPT_DAYS} days. Switch it on, then send single events again below.`,
	pausedHelp: "What waits is sent when it is switched on. What happens meanwhile is not: the feed has it.",
	waiting: (count: number, isMore: boolean) => `${isMore ? "More than " : ""}${counted(count, "event")} waiting.`,
	test: "Send a test",
	pause: "Pause",
	switchOn: "Switch on",
	rotate: "New secret",
	remove: "Remove",
	removeHelp: "Nothing more is sent there, and the list below goes with it.",
	what: "What is sent",
	doWith: "What you can do",
	deliveries: "Deliveries",
	noDeliveries: "Nothing was sent yet. Send a test.",
	older: "Older ones",
	forgotten: "An event that is no longer kept",
	happened: (moment: Child) => <>Happened {moment}.</>,
	tries: (count: number) => `${counted(count, "try", "tries")}.`,
	tried: (moment: Child, ms: number) => (
		<>
			Last tried {moment}, {ms} ms.
		</>
	),
	next: (moment: Child) => <>Tried again {moment}.</>,
	answered: (status: number) => `Answered ${status}.`,
	problems: {
		timeout: "It did not answer in time.",
		unreachable: "It could not be reached.",
		refused_address: "Its name leads to an address that is not public.",
		redirect: "It redirects, which is not followed.",
		status: "That is no success.",
		gone: "It wants no more.",
		off: "Its webhook was switched off.",
		forgotten: "The event is no longer kept.",
	} as Readonly<Record<string, string>>,
	again: "Send again",
	of: (what: string, name: string) => `${what}: ${name}`,
	againOne: (what: string) => `Send again: ${what}`,
	team: {
		nameOf: (id: number) => `Webhook ${id}`,
		reason: "Reason, sent to the owners",
		stop: "Switch off",
		allow: "Allow again",
		lead: "Addresses that people have events sent to. One that nothing reaches for three days switches itself off, and its owner is told by mail. One that you switch off stays off until you allow it again.",
		host: "Host",
		owner: "Owner",
		hears: "Hears",
		reaches: {
			own: "Their own",
			followed: "Their own, and what they follow",
			all: "Their own, and all that is public",
		} satisfies Record<Reach, string>,
		state: "State",
		added: "Added",
		none: "Nobody has a webhook in this state.",
	},
} as const;
