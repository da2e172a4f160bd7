import { env } from "cloudflare:workers";
import addWebhook from "#actions/webhooks/add-webhook";
import type { EventKind, Reach } from "#core/events/kinds";
import type { Db } from "#store/db";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";

/** Has events sent to an address of somebody's. @returns its id and secret. */
export async function addedWebhook(
	db: Db,
	{ userId }: { userId: number },
	{ url, at, ...heard }: { url: string; at: Date; kinds?: EventKind[]; reach?: Reach },
): Promise<{ id: number; secret: string }> {
	const input = {
		session_hash: await mintSession(db, userId, at),
		url,
		kinds: heard.kinds ?? null,
		reach: heard.reach ?? "own",
	};
	return performAs(personActor(userId), addWebhook, input, at);
}

/** Has updates told of a listing, one a millisecond. */
export async function tellUpdates(listingId: number, ids: readonly number[], at: number): Promise<void> {
	await env.DB.batch(
		ids.map((id, index) =>
			env.DB.prepare(
				"INSERT INTO listing_updates (id, listing_id, title, body, created_at) VALUES (?, ?, 'a', 'b', ?)",
			).bind(id, listingId, at + index),
		),
	);
}
