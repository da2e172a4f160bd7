import correctListing from "#actions/team/correct-listing";
import editCategory from "#actions/team/edit-category";
import editSettings from "#actions/team/edit-settings";
import editSitePage from "#actions/team/edit-site-page";
import putBackEdit from "#actions/team/put-back-edit";
import putBackSettings from "#actions/team/put-back-settings";
import { auditLog } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
const HASH = "0".repeat(64);

const IN_HISTORY = "The listing's history keeps what it was, and its page puts it back.";
const WORDS = { description: "Bills.", belongs: "", excludes: "", synonyms: [], hints: [] };

async function edited(world: World) {
	const changes = { site_tagline: "Before" };
	await performAs(teamActor(), editSettings, { version: 0, changes, session_hash: HASH }, NOW);
	const rows = await world.db.select().from(auditLog);
	return rows.at(-1)?.id ?? 0;
}

async function corrected({ db }: World) {
	const { id } = await mintListing(db, "acme", { tagline: "Old" });
	return { listing_id: id, version: 1, fields: { tagline: "New" }, reason: "It says so." };
}

/** Listings, categories, settings, pages. */
export const directory: readonly AnySample[] = [
	sample({
		action: correctListing,
		make: corrected,
		elsewhere: (input) => ({ ...input, listing_id: NOWHERE }),
		unchanged: IN_HISTORY,
	}),
	sample({
		action: putBackEdit,
		async make(world) {
			const { listing_id, ...input } = await corrected(world);
			await performAs(teamActor(), correctListing, { listing_id, ...input }, NOW);
			return { listing_id, version: 2, edit: 2, reason: "It does not." };
		},
		elsewhere: (input) => ({ ...input, listing_id: NOWHERE }),
		unchanged: IN_HISTORY,
	}),
	sample({
		action: editCategory,
		async make({ db }) {
			await mintCategory(db, "invoicing");
			return { category: "invoicing", version: 0, ...WORDS };
		},
		elsewhere: (input) => ({ ...input, category: "nowhere" }),
	}),
	sample({
		action: editSettings,
		async make(world) {
			await edited(world);
			return { version: 1, changes: { site_tagline: "After" }, session_hash: HASH };
		},
		elsewhere: (input) => ({ ...input, version: NOWHERE }),
		leaves: ["site_settings.version", "site_settings.updated_at"],
	}),
	sample({
		action: putBackSettings,
		async make(world) {
			const edit = await edited(world);
			return { version: 1, edit, session_hash: HASH };
		},
		elsewhere: (input) => ({ ...input, edit: NOWHERE }),
		leaves: ["site_settings.version", "site_settings.updated_at"],
	}),
	sample({
		action: editSitePage,
		async make() {
			await performAs(teamActor(), editSitePage, { page: "privacy", version: 0, body: "## Before" }, NOW);
			return { page: "privacy" as const, version: 1, body: "## Ours" };
		},
		elsewhere: (input) => ({ ...input, page: "nowhere" as "privacy" }),
		leaves: ["site_pages.version", "site_pages.edited_at"],
	}),
];
