import { beforeEach, describe, expect, it } from "vitest";
import { ERROR_NEXT, nextAfter } from "#core/error-next";
import { ERRORS, type ErrorCode } from "#core/errors";
import { OPERATIONS } from "#operations/registry";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { type McpAnswer, modern } from "#testing/mcp-http";
import { mintProducts } from "#testing/orders";
import { startSite } from "#testing/servers";
import { type Answer, makeWorld, type Person, type World } from "#testing/world";

/** Whatever an answer tells to do next exists, and can be done. */

const IDS = new Set(OPERATIONS.map(({ id }) => id));
/** Refusals of pages, which say themselves what to do. */
const OF_PAGES: readonly ErrorCode[] = [
	"form_expired",
	"person_check_failed",
	"week_closed",
	"vote_settled",
	"review_changed",
	"changed_meanwhile",
	"authorization_refused",
	"link_expired",
	"email_taken",
	"identity_taken",
	"identity_refused",
	"sign_in_again",
	"account_banned",
	"last_admin",
	"payment_under_way",
	"person_check_unavailable",
];
const codes = Object.keys(ERRORS) as ErrorCode[];

describe("after a refusal", () => {
	it.each(codes.filter((code) => !OF_PAGES.includes(code)))("%s says what to call, for every operation", (code) => {
		for (const refused of OPERATIONS) {
			const next = nextAfter(code, refused);
			expect(next.length, refused.id).toBeGreaterThan(0);
			for (const { operation, why } of next) {
				expect(IDS.has(operation), operation).toBe(true);
				expect(why).toMatch(/\.$/);
			}
		}
	});

	it("no code names an operation that there is not", () => {
		const named = Object.values(ERROR_NEXT).flatMap((next) => next.map(([operation]) => operation));
		expect(named.filter((operation) => operation !== "(the same)" && !IDS.has(operation))).toEqual([]);
	});
});

it("examples name operations that exist", () => {
	for (const { id, example } of OPERATIONS) {
		const { next_actions = [] } = example.output as { next_actions?: { operation: string }[] };
		for (const { operation } of next_actions) expect(IDS.has(operation), `${id}: ${operation}`).toBe(true);
	}
});

interface Said {
	code?: string;
	next_actions?: { operation: string; method?: string; path?: string; why: string }[];
}

/** The problem that a refused tool call carries as text. */
function problemIn({ body }: McpAnswer): { code?: string; next_actions?: unknown[] } {
	const { content } = (body?.result ?? {}) as { content?: { text: string }[] };
	return JSON.parse(content?.[0]?.text ?? "{}") as Said;
}

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});

describe("each door says how to go on", () => {
	it("with the operation, and over REST with its request", async () => {
		const rest = await world.api<Said>("GET", "/me/listings/99", { as: ada });
		expect(rest.body.next_actions).toEqual([
			{ operation: "list_my_listings", method: "GET", path: "/api/v1/me/listings", why: expect.any(String) },
		]);
		const tool = await modern("tools/call", { name: "get_my_listing", arguments: { listing_id: 99 } }, { as: ada });
		expect(problemIn(tool)).toMatchObject({
			next_actions: [{ operation: "list_my_listings", why: expect.any(String) }],
		});
	});

	it("credentials that are missing or lack a scope say so as well, over both", async () => {
		const bob = await world.person("bob@example.com", ["account:read"]);
		const body = { url: "https://example.com/" };
		const call = { name: "submit_listing", arguments: body };
		for (const [as, status] of [
			[undefined, 401],
			[bob, 403],
		] as const) {
			const options = as === undefined ? {} : { as };
			const rest = await world.api<Said>("POST", "/drafts", { ...options, body });
			expect(rest).toMatchObject({ status, body: { next_actions: [{ operation: "submit_listing", method: "POST" }] } });
			const tool = await modern("tools/call", call, options);
			expect(tool).toMatchObject({ status, body: { next_actions: [{ operation: "submit_listing" }] } });
		}
	});

	it("an address that there is not leads to the documents", async () => {
		const { body } = await world.api<Said>("GET", "/nothing");
		expect(body.next_actions).toMatchObject([{ operation: "get_site_info", path: "/api/v1/site" }]);
	});

	it("the tool server names only tools that it offers", async () => {
		const answer = await modern(
			"tools/call",
			{ name: "get_listing", arguments: { slug: "nothing" } },
			{ query: "?toolsets=launches,directory" },
		);
		const other = await modern(
			"tools/call",
			{ name: "get_badges", arguments: { slug: "nothing" } },
			{ query: "?toolsets=launches" },
		);
		const problems = [answer, other].map(problemIn);
		expect(problems).toMatchObject([{ code: "not_found" }, { code: "not_found" }]);
		expect(problems.map(({ next_actions }) => next_actions?.length)).toEqual([1, undefined]);
	});
});

describe("a walk does what it is told, and nothing of it is refused", () => {
	/** What each operation is called with on the walk; every other one would be a gap in it. */
	const argumentsOf = (
		walk: Walk,
	): Record<string, { path?: Record<string, string | number>; body?: unknown } | undefined> => ({
		submit_listing: { body: { url: walk.url } },
		get_draft: { path: { id: walk.draftId } },
		update_draft: { path: { id: walk.draftId }, body: {} },
		submit_draft: { path: { id: walk.draftId } },
		get_my_listing: { path: { listing_id: walk.listingId } },
		update_my_listing: { path: { listing_id: walk.listingId }, body: {} },
		post_listing_update: { path: { listing_id: walk.listingId }, body: { title: "New", body: "Words." } },
		choose_free_listing: { path: { listing_id: walk.listingId } },
		create_checkout: { body: { items: [{ product: "launch", listing_id: walk.listingId }] } },
		quote_order: { body: { items: [{ product: "done_for_you" }] } },
		get_order: { path: { number: walk.order } },
		claim_listing: { body: { slug: walk.slug, method: "dns" } },
		verify_claim: { path: { claim_id: walk.claimId } },
		get_founder: { path: { slug: walk.founder } },
		answer_interview: { body: { answers: [] } },
		list_my_claims: {},
		list_categories: {},
		list_my_listings: {},
		list_my_drafts: {},
		list_my_orders: {},
		search_listings: {},
	});

	interface Walk {
		url: string;
		draftId: string;
		listingId: number;
		slug: string;
		order: string;
		claimId: number;
		founder: string;
	}
	const walkFor = (known: Partial<Walk>): Walk => ({
		url: "https://product.example.com/",
		draftId: "none",
		listingId: 0,
		slug: "none",
		order: "none",
		claimId: 0,
		founder: "none",
		...known,
	});

	/** Calls everything an answer names, each as its reader would. */
	async function follow(answer: Answer<Said>, as: Person, known: Partial<Walk>): Promise<string[]> {
		expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
		const named = answer.body.next_actions ?? [];
		expect(named.length).toBeGreaterThan(0);
		for (const { operation: id } of named) {
			const operation = OPERATIONS.find((candidate) => candidate.id === id);
			const args = argumentsOf(walkFor(known))[id];
			if (operation === undefined || args === undefined) throw new Error(`The walk does not know how to call ${id}.`);
			const path = operation.path.replaceAll(/\{([a-z_]+)\}/g, (_match, name: string) => String(args.path?.[name]));
			const called = await world.api<Said>(operation.method.toUpperCase(), path, {
				as,
				...(args.body !== undefined && { body: args.body }),
			});
			expect(called.status, `${id}: ${JSON.stringify(called.body)}`).toBeLessThan(300);
		}
		return named.map(({ operation }) => operation);
	}

	it("from a website to a queued listing", async () => {
		await mintCategory(world.db, "notes", { name: "Notes" });
		await mintProducts(world.db);
		const site = await startSite({
			"/": { headers: { "content-type": "text/html" }, body: "<title>Inkfern</title><h1>Shared notes for teams</h1>" },
		});
		const url = `${site.origin}/`;
		const submitted = await world.api<Said & { id: string }>("POST", "/drafts", { as: ada, body: { url } });
		const draftId = submitted.body.id;
		expect(await follow(submitted, ada, { url, draftId })).toEqual(["get_draft"]);
		await world.runJobs();
		const bare = await world.api<Said>("GET", `/drafts/${draftId}`, { as: ada });
		expect(await follow(bare, ada, { url, draftId })).not.toContain("submit_draft");
		const fields = { name: "Inkfern", categories: ["Notes"] };
		const complete = await world.api<Said>("PATCH", `/drafts/${draftId}`, { as: ada, body: { fields } });
		expect(await follow(complete, ada, { url, draftId })).toContain("submit_draft");
		const saved = await world.api<Said & { listing_id: number }>("POST", `/drafts/${draftId}/submit`, { as: ada });
		const listingId = saved.body.listing_id;
		// The paid way first: the free one ends the choice, not the other way round.
		saved.body.next_actions?.reverse();
		expect(await follow(saved, ada, { draftId, listingId })).toContain("choose_free_listing");
		const queued = await world.api<Said>("GET", `/me/listings/${listingId}`, { as: ada });
		expect(await follow(queued, ada, { draftId, listingId })).toContain("choose_free_listing");
		await site.stop();
	});

	it("of two queued listings of one website, when the other is published", async () => {
		const grace = await world.person("grace@example.com");
		const shared = { domain: "inkfern.example", url: "https://inkfern.example/" };
		const queued = { ...shared, status: "awaiting_badge", plan: "free", launchWeek: "2027-01-04" } as const;
		const first = await mintListing(world.db, "inkfern", { ...queued, ownerId: ada.userId });
		const second = await mintListing(world.db, "inkfern-2", { ...queued, ownerId: grace.userId });
		const third = await mintListing(world.db, "inkfern-3", {
			...shared,
			status: "draft",
			launchWeek: null,
			ownerId: grace.userId,
		});
		await world.db.$client.prepare("UPDATE listings SET status = 'live' WHERE id = ?").bind(first.id).run();
		for (const { id } of [second, third]) {
			const own = await world.api<Said>("GET", `/me/listings/${id}`, { as: grace });
			expect(await follow(own, grace, { slug: first.slug })).toEqual(["claim_listing"]);
		}
		const refused = await world.api<Said>("POST", `/me/listings/${third.id}/free`, { as: grace });
		expect(refused).toMatchObject({ status: 400, body: { code: "duplicate_domain" } });
		expect(refused.body.next_actions?.map(({ operation }) => operation)).toEqual(["claim_listing"]);
		const claim = await world.api<Said & { id: number }>("POST", "/claims", {
			as: grace,
			body: { slug: "inkfern", method: "meta" },
		});
		expect(claim.body.next_actions).toMatchObject([{ operation: "verify_claim" }]);
	});

	it("of the owner's own second listing of a website", async () => {
		const shared = { domain: "inkfern.example", url: "https://inkfern.example/", ownerId: ada.userId };
		const live = await mintListing(world.db, "inkfern", shared);
		const draft = await mintListing(world.db, "inkfern-2", { ...shared, status: "draft", launchWeek: null });
		const own = await world.api<Said>("GET", `/me/listings/${draft.id}`, { as: ada });
		expect(await follow(own, ada, { listingId: live.id })).toEqual(["get_my_listing"]);
	});

	it.each(["draft", "scheduled", "live"] as const)("of a listing that is %s and came from no draft", async (status) => {
		await mintProducts(world.db);
		const launchWeek = status === "draft" ? null : "2027-01-04";
		const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, status, launchWeek });
		const own = await world.api<Said>("GET", `/me/listings/${listing.id}`, { as: ada });
		own.body.next_actions?.reverse();
		await follow(own, ada, { listingId: listing.id });
	});

	it("of an interview, before there is a founder's page and after", async () => {
		const before = await world.api<Said>("PUT", "/me/interview", { as: ada, body: { answers: [] } });
		expect(await follow(before, ada, {})).toEqual(["submit_listing"]);
		const draft = await mintDraft(world.db, ada, { categories: ["Notes"] });
		const drafted = await world.api<Said>("PUT", "/me/interview", { as: ada, body: { answers: [] } });
		expect(await follow(drafted, ada, { draftId: draft.id })).toEqual(["update_draft"]);
		await mintCategory(world.db, "notes", { name: "Notes" });
		const founders = [{ name: "Ada Lind" }];
		await world.api("PATCH", `/drafts/${draft.id}`, { as: ada, body: { founders } });
		const saved = await world.api<{ listing_id: number }>("POST", `/drafts/${draft.id}/submit`, { as: ada });
		const known = { draftId: draft.id, listingId: saved.body.listing_id, founder: "ada-lind" };
		// The page opens with the listing: until then there is nothing to see.
		const hidden = await world.api<Said>("PUT", "/me/interview", { as: ada, body: { answers: [] } });
		expect(await follow(hidden, ada, known)).toEqual(["list_my_listings"]);
		await world.db.$client.prepare("UPDATE listings SET status = 'live' WHERE id = ?").bind(known.listingId).run();
		const shown = await world.api<Said>("PUT", "/me/interview", { as: ada, body: { answers: [] } });
		expect(await follow(shown, ada, known)).toEqual(["get_founder"]);
	});

	it("of orders and claims", async () => {
		await mintProducts(world.db);
		const items = [{ product: "done_for_you" }];
		const quoted = await world.api<Said>("POST", "/orders/quote", { as: ada, body: { items } });
		const listing = await mintListing(world.db, "tidewell", { status: "draft", launchWeek: null, ownerId: ada.userId });
		await follow(quoted, ada, { listingId: listing.id });
		const ordered = await world.api<Said & { number: string }>("POST", "/orders/checkout", {
			as: ada,
			body: { items },
		});
		expect(await follow(ordered, ada, { order: ordered.body.number })).toEqual(["get_order"]);
		for (const status of ["expired", "paid", "refunded"]) {
			await world.db.$client.prepare("UPDATE orders SET status = ?").bind(status).run();
			await follow(await world.api<Said>("GET", `/orders/${ordered.body.number}`, { as: ada }), ada, {});
		}
		await mintListing(world.db, "unowned");
		const claim = await world.api<Said & { id: number }>("POST", "/claims", {
			as: ada,
			body: { slug: "unowned", method: "file" },
		});
		expect(claim.body.next_actions).toMatchObject([{ operation: "verify_claim" }]);
	});
});
