import { editCopy } from "#core/edit-copy";
import type { ListingEdit } from "#core/listing-facts";
import type { Context } from "#operations/define";
import type { Statement } from "#store/db";
import { columnsOf } from "#store/listing-edits";
import { enqueue } from "#store/outbox";
import type { ListingWithProfile } from "#store/owned-listings";

/** Mails the site team what an owner has changed. Source: spec, update_my_listing. */
export function copyToTeam(
	{ db, settings, links, now }: Pick<Context, "db" | "settings" | "links" | "now">,
	{ listing, profile }: ListingWithProfile,
	edit: ListingEdit,
): Statement {
	const at = now.getTime();
	const copy = editCopy({ ...columnsOf(listing), ...profile }, edit);
	const mail = {
		to: settings.teamEmail,
		subject: `${listing.name}: edited by its owner (version ${listing.version + 1})`,
		text: `${links.listing(listing.slug)}\n\n${copy}`,
	};
	return enqueue(db, { job: "send-mail", subject: `edit of listing ${listing.id}`, payload: mail, dueAt: at, now: at });
}
