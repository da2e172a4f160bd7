import { eventId } from "#core/events/kinds";
import type { Links } from "#core/web/links";
import type { LoggedEvent } from "#store/events";

/** An event as it is sent and as the feed has it. Source: docs/webhooks.md#what-is-sent. */
export interface EventBody {
	id: string;
	type: string;
	/** When it happened, ISO 8601. */
	timestamp: string;
	/** `kind:id` of what it is about, which stays whatever its name becomes. */
	about: string;
	data: Record<string, unknown>;
}

/** Ids and figures with the name of its listing; all else, whoever is told asks for. */
export function eventBody({ seq, kind, about, listing, facts, at }: LoggedEvent, links: Links): EventBody {
	return {
		id: eventId({ seq, at }),
		type: kind,
		timestamp: new Date(at).toISOString(),
		about,
		data: { ...facts, ...(listing !== null && { listing: { ...listing, page: links.listing(listing.slug) } }) },
	};
}
