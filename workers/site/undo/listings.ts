import undoAlternativeDecision from "#actions/alternatives/undo-alternative-decision";
import changeCategory from "#actions/categories/change-category";
import moveListingWeek from "#actions/launches/move-listing-week";
import setWeekPlaces from "#actions/launches/set-week-places";
import featureListing from "#actions/listings/feature-listing";
import giveOwnerBack from "#actions/listings/give-owner-back";
import hideListing from "#actions/listings/hide-listing";
import partListings from "#actions/listings/part-listings";
import restoreListing from "#actions/listings/restore-listing";
import { changeIn } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import type { AuditEntry } from "#store/audit-log";
import { placedCategory } from "#store/category-tree";
import { listingById } from "#store/listings";
import { weekPlaces } from "#store/week-places";
import { type Asked, idOf, type Undo, undoBy } from "./undo.ts";

/** How decisions about listings, weeks and categories are taken back. */
export const LISTING_UNDOS: Readonly<Record<string, Undo>> = {
	decide_alternative: undoBy(undoAlternativeDecision, ({ id }, { reason }) => ({ entry: id, reason })),
	hide_listing: undoBy(restoreListing, aboutListing),
	restore_listing: undoBy(hideListing, aboutListing),
	merge_listings: undoBy(partListings, aboutListing),
	feature_listing: undoBy(featureListing, async (entry, asked) => ({
		...(await listingNow(entry, asked)),
		featured: changed(entry).before.featured === true,
	})),
	take_owner_off: undoBy(giveOwnerBack, async (entry, asked) => {
		const { before } = changed(entry);
		return {
			...(await aboutListing(entry, asked)),
			user_id: Number(before.owner),
			verified: before.verified === true,
			proofs: [before.proofs ?? []].flat().map((proof) => {
				const [id, next] = String(proof).split(" ");
				return { id: Number(id), next_check_at: next ? Number(next) : null };
			}),
		};
	}),
	move_listing_week: undoBy(moveListingWeek, async (entry, asked) => {
		const { before } = changed(entry);
		const position = before.launch_position;
		return {
			...(await aboutListing(entry, asked)),
			week: String(before.launch_week),
			...(typeof position === "number" && { position }),
		};
	}),
	set_week_places: undoBy(setWeekPlaces, async (entry, { db }) => {
		const week = entry.subject.slice("week:".length);
		const { freeSlots, paidSlots, freeClosed } = await weekPlaces(db, week);
		const seen = { free_slots: freeSlots, paid_slots: paidSlots, free_closed: freeClosed };
		return { week, seen, ...seen, ...changed(entry).before };
	}),
	change_category: undoBy(changeCategory, async (entry, { db }) => {
		const { version, ...now } = (await placedCategory(db, idOf(entry))) ?? notFound("category");
		return { category: now.slug, version, ...now, ...changed(entry).before };
	}),
};

function changed({ detail }: AuditEntry) {
	return changeIn(detail) ?? notFound("decision to take back");
}

/** A listing as it is now: what was decided of it since is not in the way. */
async function listingNow(entry: AuditEntry, { db }: Asked) {
	const { id, version } = (await listingById(db, idOf(entry))) ?? notFound("listing");
	return { listing_id: id, version };
}

async function aboutListing(entry: AuditEntry, asked: Asked) {
	return { ...(await listingNow(entry, asked)), reason: asked.reason };
}
