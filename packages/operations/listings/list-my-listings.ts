import * as z from "zod";
import { briefPage, ITEM_MAX_BYTES } from "#operations/brief/listing";
import { within, withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { ListingStatus } from "#operations/directory/listing-summary";
import { shownPicture, toPicture } from "#operations/directory/shown-picture";
import { Plan } from "#operations/listings/own-listing-schema";
import { onlyWalkedPage, walkOf } from "#operations/walk";
import type { ListingRow } from "#store/listings";
import { listingsOfOwner } from "#store/owned-listings";
import { iso, ownSearch, timestamp } from "#usecases/fields";

const summary = z
	.object({
		listing_id: z.int(),
		slug: z.string(),
		name: z.string(),
		tagline: z.string().nullable(),
		logo: shownPicture,
		url: z.string(),
		public_url: z.string(),
		status: ListingStatus,
		plan: Plan,
		launch_week: z.string().nullable(),
		launch_position: z.int().nullable(),
		votes: z.int(),
		followers: z.int(),
		launched_at: timestamp.nullable(),
		hidden_at: timestamp.nullable().meta({ description: "When the site team hid it; get_my_listing says why." }),
		created_at: timestamp,
		updated_at: timestamp,
	})
	.meta({ id: "OwnListingSummary" });

/** By what the rows of the list are told apart and ordered. */
const walk = walkOf("listings", z.tuple([z.int()]), (row: ListingRow) => [row.id]);

export default defineOperation({
	id: "list_my_listings",
	method: "get",
	path: "/me/listings",
	area: "listings",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "Your listings, newest first",
	description:
		"Of every status, with plan and launch week. get_my_listing gives one in full, with its badge code and what to do next.",
	query: z.strictObject({ status: ListingStatus.optional(), q: ownSearch, ...walk.query }),
	output: walk.output(summary).meta({ id: "OwnListingPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: onlyWalkedPage([
			{
				listing_id: 7,
				slug: "inkfern",
				name: "Inkfern",
				tagline: "Notes for teams",
				logo: null,
				url: "https://inkfern.example/",
				public_url: "https://launchweek.example/listings/inkfern",
				status: "awaiting_badge",
				plan: "free",
				launch_week: "2026-12-14",
				launch_position: 4,
				votes: 0,
				followers: 0,
				launched_at: null,
				hidden_at: null,
				created_at: "2026-11-02T09:00:00.000Z",
				updated_at: "2026-11-02T09:00:00.000Z",
			},
		]),
	},
	brief: (page) =>
		briefPage(page, ({ logo, public_url, created_at, ...listing }) => within(withoutBlanks(listing), ITEM_MAX_BYTES)),
	async handler(query, { db, caller, links }) {
		const rows = await listingsOfOwner(db, caller.userId, walk.windowOf(query), query);
		return walk.toPage(rows, query, (row) => ({
			listing_id: row.id,
			slug: row.slug,
			name: row.name,
			tagline: row.tagline,
			logo: toPicture(row.logo, links),
			url: row.url,
			public_url: links.listing(row.slug),
			status: row.status,
			plan: row.plan,
			launch_week: row.launchWeek,
			launch_position: row.launchPosition,
			votes: row.votes,
			followers: row.followers,
			launched_at: iso(row.launchedAt),
			hidden_at: iso(row.hiddenAt),
			created_at: iso(row.createdAt),
			updated_at: iso(row.updatedAt),
		}));
	},
});
