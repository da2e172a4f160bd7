/** Kinds that everybody may hear while the listing is live. */
const PUBLIC_KINDS = [
	"listing.scheduled",
	"listing.live",
	"listing.changed",
	"listing.gone",
	"listing.claimed",
	"update.posted",
	"milestone.added",
	"review.published",
	"review.gone",
	"award.given",
	"award.withdrawn",
	"week.closed",
] as const;

/** Kinds that only the account hears that they are of. */
const PRIVATE_KINDS = [
	"draft.ready",
	"badge.found",
	"badge.lost",
	"claim.disputed",
	"claim.lapsed",
	"order.paid",
	"order.partly_refunded",
	"order.refunded",
	"order.disputed",
] as const;

/**
 * What is told of in the log of events. Triggers of the migrations write the rows, in the transaction of the fact.
 * Source: docs/webhooks.md#what-is-told.
 */
export const EVENT_KINDS = [...PUBLIC_KINDS, ...PRIVATE_KINDS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function isEventKind(text: string): text is EventKind {
	return (EVENT_KINDS as readonly string[]).includes(text);
}

/** What somebody's own button sends to one endpoint. */
export const TEST_EVENT = "webhook.test";

/** What a row of the log may be. */
export type LoggedKind = EventKind | typeof TEST_EVENT;

/**
 * Whose events somebody hears: of the account alone; besides, what is public of listings that it follows; or all that is
 * public.
 */
export const REACHES = ["own", "followed", "all"] as const;
export type Reach = (typeof REACHES)[number];

/** Name of an event, which stays the same however often it is sent. With its time: a database that is put back counts on from an earlier number. */
export function eventId({ seq, at }: { seq: number; at: number }): string {
	return `evt_${seq}_${at.toString(36)}`;
}
