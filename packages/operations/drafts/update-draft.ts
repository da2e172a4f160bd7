import * as z from "zod";
import { applyDraftEdit } from "#core/drafts/draft-edit";
import type { DraftField } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { mergeDraft } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { AppError, notFound } from "#core/errors";
import { copyDraftPictures, readCompetitor } from "#core/jobs/kinds";
import { LARGE_BODY_MAX_BYTES, REDRAFTED_MAX } from "#core/limits";
import { changedInDraft } from "#operations/brief/draft";
import { type Context, defineOperation } from "#operations/define";
import { exampleDraft } from "#operations/drafts/draft-example";
import { DraftView } from "#operations/drafts/draft-schema";
import { draftView } from "#operations/drafts/draft-view";
import { nextForKept } from "#operations/drafts/next-for-draft";
import { notRead } from "#operations/drafts/unread-site";
import { categoryChoices } from "#store/category-texts";
import type { Statement } from "#store/db";
import { invitesOf } from "#store/draft-invites";
import { pagesOfDraft } from "#store/draft-pages";
import { changeDraft, type DraftRow, draftOfUser } from "#store/drafts";
import { enqueue } from "#store/outbox";
import { listingWithProfile } from "#store/owned-listings";
import { commit } from "#usecases/commit";
import { carryToListing } from "#usecases/drafts/carry-to-listing";
import { draftEditBody } from "#usecases/drafts/draft-input";
import { fitOf, type ListingFit, refuseUnfit, stateOf } from "#usecases/drafts/listing-fit";
import { readableAddress } from "#usecases/drafts/readable-address";
import { draftId } from "#usecases/fields";

export default defineOperation({
	id: "update_draft",
	method: "patch",
	path: "/drafts/{id}",
	area: "drafts",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	// Redrafting and a competitor's address read websites.
	effects: { openWorld: true },
	takesVersion: true,
	limit: ({ regenerate = [], competitor_url = "" }) =>
		regenerate.length > 0 || competitor_url.trim() !== "" ? "costly" : "write",
	summary: "Edit a draft: type, lock, restore or redraft its fields",
	description: `Send only what changes. What you type is yours and no redraft touches it. Redrafting, of up to ${REDRAFTED_MAX} fields, may take a few seconds. When the draft was submitted before, its listing changes with it: do not call submit_draft again.`,
	params: z.strictObject({ id: draftId }),
	body: draftEditBody,
	bodyOptional: true,
	bodyMaxBytes: LARGE_BODY_MAX_BYTES,
	output: DraftView,
	refuses: [
		"draft_conflict",
		"draft_not_ready",
		"website_not_read",
		"draft_pages_ended",
		"address_refused",
		"draft_incomplete",
	],
	example: {
		input: { id: exampleDraft("ready").id, fields: { tagline: "Notes for teams" }, lock_fields: ["name"] },
		output: exampleDraft("ready"),
	},
	brief: changedInDraft,
	async handler({ id, regenerate = [], competitor_url, ...edit }, ctx) {
		const { db, caller } = ctx;
		const draft = (await draftOfUser(db, caller.userId, id)) ?? notFound("draft");
		if (ctx.seenVersion !== undefined && ctx.seenVersion !== draft.version) {
			throw new AppError("draft_conflict", "The draft was changed since it was looked at; look again.");
		}
		const edited = applyDraftEdit(draft.profile, edit);
		const redrafted = regenerate.length === 0 ? edited : await redraft(draft, edited, regenerate, ctx);
		const competitor = await competitorChange(draft, redrafted, competitor_url, ctx);
		const profile = { ...redrafted, competitor: competitor.value };
		const now = ctx.now.getTime();
		const [fit, invites] = await Promise.all([fitOf(db, { ...draft, profile }), invitesOf(db, { draftId: id })]);
		const { completeness } = stateOf(profile, fit, readingOf(draft));
		const after = { ...draft, profile, completeness, version: draft.version + 1, updatedAt: now };
		const view = draftView(after, invites, fit);
		return commit(
			{ ...view, next_actions: [...nextForKept(profile, regenerate), ...view.next_actions] },
			[
				...changeDraft(db, draft, { profile, completeness }, now),
				...competitor.statements,
				...pictureStatements(draft, profile, ctx),
				...(await listingStatements(draft, profile, fit, ctx)),
			],
			{
				stale: {
					again: true,
					code: "draft_conflict",
					detail: "The draft is being changed by several requests at once; send this one again.",
				},
			},
		);
	},
});

/**
 * @throws AppError `draft_not_ready` while the website is still being read, `website_not_read` when it could not be,
 *   `draft_pages_ended` long after it was.
 */
async function redraft(
	draft: DraftRow,
	profile: DraftProfile,
	fields: readonly DraftField[],
	ctx: Context,
): Promise<DraftProfile> {
	if (draft.status !== "ready") {
		throw new AppError("draft_not_ready", `The draft is still ${draft.status}; regenerate once it is ready.`);
	}
	const [pages, categories] = await Promise.all([
		pagesOfDraft(ctx.db, draft.id),
		fields.includes("categories") ? categoryChoices(ctx.db) : [],
	]);
	if (pages.length === 0 && readingOf(draft).state !== "read")
		throw notRead(draft, "Or type the values with `fields`.");
	if (pages.length === 0) {
		const way =
			draft.listingId === null
				? "Call submit_listing with its address: the website is read again, and what you typed stays."
				: "It is a listing already: type the new values with `fields`.";
		throw new AppError(
			"draft_pages_ended",
			`The pages of this draft were read long ago and are no longer kept. ${way}`,
		);
	}
	const input = { url: draft.url, pages, categories, only: fields };
	const result = await ctx.ports.drafter.draft(input, { signal: ctx.signal });
	return mergeDraft(profile, result.draft, fields);
}

/** An address starts a reading, an empty one clears the comparison, none leaves it. */
async function competitorChange(
	draft: DraftRow,
	profile: DraftProfile,
	address: string | undefined,
	{ db, settings, now }: Context,
): Promise<{ value: DraftProfile["competitor"]; statements: Statement[] }> {
	if (address === undefined) return { value: profile.competitor, statements: [] };
	const at = now.getTime();
	if (address.trim() === "") return { value: null, statements: [] };
	const url = readableAddress(address, "/competitor_url", { allowLoopback: settings.allowLoopbackCrawl }).href;
	return {
		value: { url, status: "reading", detail: "The website is being read; ask get_draft in a moment.", cells: [] },
		statements: [enqueue(db, readCompetitor, { subject: draft.id, payload: { url }, dueAt: at, now: at })],
	};
}

/** A logo that is now elsewhere is copied from there. */
function pictureStatements(draft: DraftRow, after: DraftProfile, { db, now }: Context): Statement[] {
	if (after.fields.logo_url.value === draft.profile.fields.logo_url.value) return [];
	const at = now.getTime();
	const onceKey = `${copyDraftPictures.name}:${draft.id}`;
	return [enqueue(db, copyDraftPictures, { subject: draft.id, dueAt: at, now: at, onceKey })];
}

/** @throws AppError `draft_incomplete` when a submitted draft would lose what a listing cannot be without, or cannot hold. */
async function listingStatements(
	draft: DraftRow,
	after: DraftProfile,
	fit: ListingFit,
	ctx: Context & { caller: { userId: number } },
): Promise<Statement<"stale">[]> {
	const { db, caller } = ctx;
	if (draft.listingId === null) return [];
	const current = await listingWithProfile(db, draft.listingId);
	if (current === null || current.listing.ownerId !== caller.userId) return [];
	refuseUnfit(after, fit, readingOf(draft), "The draft is a listing already, which takes all of it along.");
	return carryToListing({ ...ctx, userId: caller.userId }, current, draft, after);
}
