import { sendMail } from "#core/jobs/kinds";
import type { Links } from "#core/web/links";
import { isolated } from "#core/web/plain-text";
import type { Db, Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import { enqueue } from "#store/outbox";
import { userById } from "#store/users";

/** What to tell whoever edits a listing that is not as they read it any more. */
export const LISTING_CHANGED = {
	code: "listing_conflict",
	detail: "The listing was changed since you read it. Read it again.",
} as const;

/** Has its owner, if it has one, told by mail what the site team changed of a listing, and why. */
export async function tellOwner(
	{ db, links, now, settings }: { db: Db; links: Links; now: Date; settings: { siteName: string } },
	listing: Pick<ListingRow, "name" | "slug" | "ownerId" | "version">,
	{ fields, reason }: { fields: readonly string[]; reason: string },
): Promise<Statement[]> {
	const owner = listing.ownerId === null ? null : await userById(db, listing.ownerId);
	if (owner === null) return [];
	const name = isolated(listing.name);
	const at = now.getTime();
	const mail = {
		to: owner.email,
		subject: `The site team edited ${name}`,
		text: [
			`The site team of ${settings.siteName} edited your listing ${name}: ${links.listing(listing.slug)}`,
			`Changed: ${fields.join(", ")}.`,
			`They say:\n\n${reason.trim()}`,
			"You can edit it again at any time.",
		].join("\n\n"),
	};
	const subject = `listing ${listing.slug} version ${listing.version + 1}`;
	return [enqueue(db, sendMail, { subject, payload: mail, dueAt: at, now: at })];
}
