import { AppError } from "#core/errors";
import { readStopLink, type StopLink } from "#core/mails/stop-token";
import type { Db } from "#store/db";
import { followOfListing } from "#store/follows";
import { mailChoicesOf, stopsOf } from "#store/mail-choices";
import { stopKey } from "#store/mails";

/** What a link at the end of a mail is about, and how that stands. */
export interface StopState {
	link: StopLink;
	/** The one product it is about; null where it is about all of a kind. */
	product: { id: number; slug: string; name: string; isMailed: boolean } | null;
	/** Whether its reader gets the kind at all. */
	isKindOn: boolean;
}

/**
 * @throws AppError `link_expired` for a link that was in none of our mails.
 */
export async function stopStateOf(db: Db, token: string): Promise<StopState> {
	const key = await stopKey(db);
	const link = key === null ? null : await readStopLink(key, token);
	if (link === null) {
		throw new AppError("link_expired", "This link is not whole. Sign in to choose which mails you get.");
	}
	const { reader, kind, listingId } = link;
	if ("addressHash" in reader) {
		const stops = await stopsOf(db, reader.addressHash);
		return { link, product: null, isKindOn: !stops.some(({ reason }) => reason === "no_invites") };
	}
	const [choices, follow] = await Promise.all([
		mailChoicesOf(db, reader.userId),
		listingId === null ? null : followOfListing(db, reader.userId, listingId),
	]);
	const product = follow === null ? null : { ...follow.listing, isMailed: follow.mailed };
	return { link, product, isKindOn: choices[kind] };
}
