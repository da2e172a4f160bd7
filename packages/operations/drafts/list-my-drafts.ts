import * as z from "zod";
import { briefPage, ITEM_MAX_BYTES } from "#operations/brief/listing";
import { within, withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { shownPicture, toPicture } from "#operations/directory/shown-picture";
import { DraftStatus } from "#operations/drafts/draft-schema";
import { onlyWalkedPage, walkOf } from "#operations/walk";
import { type DraftSummaryRow, idsOfNewestDrafts, newestDrafts } from "#store/drafts";
import { logosOfDrafts } from "#store/pictures";
import { iso, ownSearch, timestamp } from "#usecases/fields";

const summary = z
	.object({
		id: z.uuid(),
		url: z.string(),
		domain: z.string(),
		name: z.string().nullable(),
		logo: shownPicture.meta({ description: "What its draft shows; null once it is a listing, which has it then." }),
		status: DraftStatus,
		completeness: z.int(),
		listing_id: z.int().nullable(),
		created_at: timestamp,
		updated_at: timestamp,
	})
	.meta({ id: "DraftSummary" });

/** By what the rows of the list are told apart and ordered. */
const walk = walkOf("drafts", z.tuple([z.int(), z.uuid()]), (row: DraftSummaryRow) => [row.createdAt, row.id]);

export default defineOperation({
	id: "list_my_drafts",
	method: "get",
	path: "/drafts",
	area: "drafts",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "Your drafts, newest first",
	description:
		"Of every product you have submitted: status and how complete it is. get_draft gives one with its values and quotes.",
	query: z.strictObject({ status: DraftStatus.optional(), q: ownSearch, ...walk.query }),
	output: walk.output(summary).meta({ id: "DraftPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: onlyWalkedPage([
			{
				id: "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11",
				url: "https://inkfern.example/",
				domain: "inkfern.example",
				name: "Inkfern",
				logo: null,
				status: "ready",
				completeness: 78,
				listing_id: null,
				created_at: "2026-11-02T09:00:00.000Z",
				updated_at: "2026-11-02T09:01:00.000Z",
			},
		]),
	},
	brief: (page) =>
		briefPage(page, ({ logo, domain, created_at, ...draft }) => within(withoutBlanks(draft), ITEM_MAX_BYTES)),
	async handler(query, { db, caller, links }) {
		const window = walk.windowOf(query);
		const [rows, logos] = await Promise.all([
			newestDrafts(db, caller.userId, window, query),
			logosOfDrafts(db, idsOfNewestDrafts(db, caller.userId, window, query)),
		]);
		return walk.toPage(rows, query, (row) => ({
			id: row.id,
			url: row.url,
			domain: row.domain,
			name: row.name,
			logo: toPicture(logos.get(row.id) ?? null, links),
			status: row.status,
			completeness: row.completeness,
			listing_id: row.listingId,
			created_at: iso(row.createdAt),
			updated_at: iso(row.updatedAt),
		}));
	},
});
