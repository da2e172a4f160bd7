import { sql } from "drizzle-orm";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { claims, interviewQuestions, milestones } from "#store/schema/index";
import { nextId } from "#store/sequences";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { mintProducts } from "#testing/orders";

/** A request that has an effect when it is first made. */
export interface RetryRequest {
	method: string;
	path: string;
	body?: Record<string, unknown>;
	/** The same request with another input: the key of the first must not serve it. Absent where there is no input to change. */
	otherBody?: Record<string, unknown>;
}

/** Each operation that takes an Idempotency-Key: a request nobody has made yet, and how many effects there are. */
export interface RetryCase {
	operation: string;
	request(db: Db, owner: { userId: number; email: string; key: string }, index: number): Promise<RetryRequest>;
	effects(db: Db): Promise<number>;
}

const count = (query: ReturnType<typeof sql>) => async (db: Db) => (await db.get<{ n: number }>(query)).n;

async function ownListing(db: Db, userId: number, name: string, status: "draft" | "live") {
	return mintListing(db, name, { ownerId: userId, status, milestonesUnlocked: true, storyUnlocked: true });
}

/** What cases share: a category and the products. Call it once before their requests. */
export async function prepareRetries(db: Db): Promise<void> {
	await mintCategory(db, "retries", { name: "Retries" });
	await mintProducts(db);
}

export const RETRY_CASES: readonly RetryCase[] = [
	{
		operation: "submit_listing",
		request: async (_db, _owner, i) => ({
			method: "POST",
			path: "/drafts",
			body: { url: `https://submitted-${i}.example.com/` },
			otherBody: { url: `https://other-${i}.example.com/` },
		}),
		effects: count(sql`SELECT count(*) AS n FROM drafts WHERE url LIKE 'https://submitted-%'`),
	},
	{
		operation: "update_draft",
		request: async (db, owner, i) => {
			const draft = await mintDraft(db, owner, { domain: `updated-${i}.example.com` });
			return {
				method: "PATCH",
				path: `/drafts/${draft.id}`,
				body: { fields: { tagline: "New" } },
				otherBody: { fields: {} },
			};
		},
		effects: count(sql`SELECT coalesce(sum(version - 1), 0) AS n FROM drafts WHERE url LIKE 'https://updated-%'`),
	},
	{
		operation: "invite_cofounder",
		request: async (db, owner, i) => {
			const draft = await mintDraft(db, owner, { domain: `invited-${i}.example.com` });
			const path = `/drafts/${draft.id}/invites`;
			return { method: "POST", path, body: { email: "bo@example.com" }, otherBody: { email: "cy@example.com" } };
		},
		// Its reminder is another mail.
		effects: count(sql`SELECT count(*) AS n FROM mails WHERE mail = 'invite'`),
	},
	{
		operation: "submit_draft",
		request: async (db, owner, i) => {
			const draft = await mintDraft(db, owner, { domain: `listed-${i}.example.com`, categories: ["Retries"] });
			return { method: "POST", path: `/drafts/${draft.id}/submit` };
		},
		effects: count(sql`SELECT count(*) AS n FROM listings WHERE domain LIKE 'listed-%'`),
	},
	{
		operation: "update_my_listing",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `edited-${i}`, "live");
			const path = `/me/listings/${listing.id}`;
			return {
				method: "PATCH",
				path,
				body: { fields: { tagline: "New" } },
				otherBody: { fields: { tagline: "Newer" } },
			};
		},
		effects: count(sql`SELECT count(*) AS n FROM listing_versions`),
	},
	{
		operation: "post_listing_update",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `news-${i}`, "live");
			const path = `/me/listings/${listing.id}/updates`;
			return {
				method: "POST",
				path,
				body: { title: "News", body: "We did it." },
				otherBody: { title: "Other", body: "News" },
			};
		},
		effects: count(sql`SELECT count(*) AS n FROM listing_updates`),
	},
	{
		operation: "add_milestone",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `stone-${i}`, "live");
			const path = `/me/listings/${listing.id}/milestones`;
			const body = { date: "2026-01-02", title: "First customer" };
			return { method: "POST", path, body, otherBody: { ...body, title: "Second customer" } };
		},
		effects: count(sql`SELECT count(*) AS n FROM milestones WHERE title = 'First customer'`),
	},
	{
		operation: "delete_milestone",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `unstone-${i}`, "live");
			const id = await nextId(db, "milestone");
			await db.insert(milestones).values({ id, listingId: listing.id, date: "2026-01-02", title: "Gone soon" });
			return { method: "DELETE", path: `/me/listings/${listing.id}/milestones/${id}` };
		},
		// Counted downwards: each deletion takes one away from those that were minted.
		effects: count(
			sql`SELECT (SELECT count(*) FROM listings WHERE slug LIKE 'unstone-%') - (SELECT count(*) FROM milestones WHERE title = 'Gone soon') AS n`,
		),
	},
	{
		operation: "set_founder_story",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `story-${i}`, "live");
			const path = `/me/listings/${listing.id}/story`;
			return { method: "PUT", path, body: { story: "It began." }, otherBody: { story: "It went on." } };
		},
		effects: count(sql`SELECT coalesce(sum(version - 1), 0) AS n FROM listings WHERE slug LIKE 'story-%'`),
	},
	{
		operation: "answer_interview",
		request: async (db, _owner, i) => {
			const [question] = await db
				.insert(interviewQuestions)
				.values({ question: `Why ${i}?`, position: i })
				.returning();
			const answers = (answer: string) => ({ answers: [{ question_id: question?.id ?? 0, answer }] });
			return { method: "PUT", path: "/me/interview", body: answers("Because."), otherBody: answers("Why not?") };
		},
		effects: count(sql`SELECT count(*) AS n FROM interview_answers`),
	},
	{
		operation: "choose_free_listing",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `queued-${i}`, "draft");
			return { method: "POST", path: `/me/listings/${listing.id}/free` };
		},
		effects: count(sql`SELECT count(*) AS n FROM listing_events WHERE to_status = 'awaiting_badge'`),
	},
	{
		operation: "claim_listing",
		request: async (db, _owner, i) => {
			await mintListing(db, `claimed-${i}`);
			const body = { slug: `claimed-${i}`, method: "dns" };
			return { method: "POST", path: "/claims", body, otherBody: { ...body, method: "meta" } };
		},
		effects: count(sql`SELECT count(*) AS n FROM claims WHERE method = 'dns' AND token <> 'minted'`),
	},
	{
		operation: "verify_claim",
		request: async (db, owner, i) => {
			const listing = await mintListing(db, `verified-${i}`);
			const id = await nextId(db, "claim");
			await db.insert(claims).values({
				id,
				userId: owner.userId,
				listingId: listing.id,
				method: "file",
				token: "minted",
				tokenHash: await sha256Hex(`minted ${i}`),
				status: "pending",
				createdAt: NOW.getTime(),
				expiresAt: Date.UTC(2100, 0),
			});
			return { method: "POST", path: `/claims/${id}/verify` };
		},
		// What one look costs: it is counted in the batch that stores what was seen.
		effects: count(sql`SELECT coalesce(sum(count), 0) AS n FROM costly_counts`),
	},
	{
		operation: "create_checkout",
		request: async (db, owner, i) => {
			const listing = await ownListing(db, owner.userId, `bought-${i}`, "draft");
			const body = { items: [{ product: "launch", listing_id: listing.id }] };
			return { method: "POST", path: "/orders/checkout", body, otherBody: { ...body, billing_country: "DE" } };
		},
		effects: count(sql`SELECT count(*) AS n FROM orders`),
	},
];
