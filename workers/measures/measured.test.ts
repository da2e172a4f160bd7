import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { crawlSite } from "#core/jobs/kinds";
import type { MeasuredSummary } from "#core/numbers/summary";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { workerFetch } from "#testing/mcp-clients";
import { modern } from "#testing/mcp-http";
import { mintOpenOrder, mintPaidOrder, NUMBER } from "#testing/paid-orders";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import { composeAtOnce } from "#workers/compose";
import { callerClass } from "#workers/measures/measured";

/** What the whole Worker measures of itself, read where the operator reads it. */

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

async function numbers(): Promise<MeasuredSummary> {
	const source = composeAtOnce(env, ORIGIN, createExecutionContext()).numbers;
	if (source === null) throw new Error("nothing is measured");
	return source.read({ now: new Date(), days: 1 });
}

const count = (rows: readonly { requests: number }[]) => rows.reduce((sum, { requests }) => sum + requests, 0);
async function callers(): Promise<Record<string, number>> {
	const read = await numbers();
	return Object.fromEntries(read.callers.map(({ caller, requests }) => [caller, requests]));
}

describe("a request", () => {
	it("is measured once, whichever door answers it, with who asks", async () => {
		await mintListing(world.db, "acme");
		const before = (await numbers()).requests.requests;
		const asked = await callers();
		await world.api("GET", "/site", { as: ada });
		await openBrowser().get("/listings/acme");
		await workerFetch(`${ORIGIN}/badges/acme/listed.svg`);
		await workerFetch(`${ORIGIN}/no-such-page`, { headers: { "User-Agent": "curl/8" } });
		await modern("tools/call", { name: "get_site_info", arguments: {} });
		await vi.waitFor(async () => expect((await numbers()).requests.requests).toBe(before + 5));
		const now = await callers();
		expect(now.key).toBe((asked.key ?? 0) + 1);
		expect(now.robot ?? 0).toBeGreaterThan(asked.robot ?? 0);
		expect(count((await numbers()).callers)).toBe(before + 5);
	});

	it("is told by the pattern of its address, never by what stands in it", async () => {
		await mintListing(world.db, "acme");
		const services = composeAtOnce(env, ORIGIN, createExecutionContext());
		const routes: string[] = [];
		const write = vi.spyOn(services.measures, "write").mockImplementation((measure) => {
			if (measure.kind === "request") routes.push(measure.route);
		});
		try {
			await world.api("GET", "/listings/acme", { as: ada });
			await world.api("GET", "/listings/nobody");
			await openBrowser().get("/listings/acme");
			await openBrowser().get("/sign-in/confirm?token=secret");
			await openBrowser().get("/a-secret-address");
			await workerFetch(`${ORIGIN}/pictures/nothing`);
			await modern("tools/call", { name: "get_listing", arguments: { slug: "acme" } });
			await workerFetch(`${ORIGIN}/healthz`);
			await vi.waitFor(() => expect(routes).toHaveLength(8));
		} finally {
			write.mockRestore();
		}
		expect(routes).toEqual([
			...["get_listing", "get_listing", "GET /listings/:slug", "GET /sign-in/confirm", "GET no such page"],
			...["pictures", "tool get_listing", "GET /healthz"],
		]);
	});

	it("says what it wrote, and how many statements it sent", async () => {
		const before = (await numbers()).requests;
		await world.api("POST", "/drafts", { as: ada, body: { url: "https://acme.example.com/" } });
		await vi.waitFor(async () => expect((await numbers()).requests.requests).toBe(before.requests + 1));
		expect((await numbers()).requests.rowsWritten).toBeGreaterThan(before.rowsWritten + 2);
		const reads = (await numbers()).requests;
		await world.api("GET", "/site");
		await vi.waitFor(async () => expect((await numbers()).requests.requests).toBe(reads.requests + 1));
		expect((await numbers()).requests.rowsWritten).toBe(reads.rowsWritten);
	});
});

it("takes callers for what they say they are", () => {
	const browser =
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
	const asked = (headers: Record<string, string>) => callerClass(new Headers(headers));
	expect(asked({ Authorization: "Bearer lw_abc" })).toBe("key");
	expect(asked({ Authorization: "Bearer ey.abc", Cookie: "__Host-session=x" })).toBe("app");
	expect(asked({ Cookie: "a=b; __Host-session=x", "User-Agent": browser })).toBe("person");
	expect(asked({ Cookie: "__Host-theme=dark", "User-Agent": browser })).toBe("visitor");
	expect([asked({}), asked({ "User-Agent": "curl/8" }), asked({ "User-Agent": browser.repeat(9) })]).toEqual([
		...["robot", "robot", "robot"],
	]);
});

describe("background work", () => {
	it("is measured with how it ended, and a draft with how it was found", async () => {
		const { jobs: before, drafts } = await numbers();
		await world.api("POST", "/drafts", { as: ada, body: { url: "http://127.0.0.1:9/" } });
		await runBatch(world.db, [enqueue(world.db, crawlSite, { subject: "nothing", dueAt: 0, now: 0 })]);
		await world.runJobs();
		const after = await numbers();
		const runs = (of: MeasuredSummary["jobs"], outcome: string) =>
			of.find((row) => row.job === "crawl-site" && row.outcome === outcome)?.runs ?? 0;
		expect(runs(after.jobs, "done")).toBe(runs(before, "done") + 2);
		const unreadable = (of: MeasuredSummary["drafts"]) => of.find(({ state }) => state === "unreadable")?.drafts ?? 0;
		expect(unreadable(after.drafts)).toBe(unreadable(drafts) + 1);
	});
});

describe("money", () => {
	const LINES = [{ product: "ai_review", amountCents: 1900 }];
	const path = `/admin/orders/${NUMBER}`;
	const sums = async () =>
		Object.fromEntries((await numbers()).money.map(({ state, cents }) => [state, cents])) as Record<string, number>;

	it("that the team takes and gives back by hand is measured as the provider's is", async () => {
		const admin = await openAdmin(world);
		await mintOpenOrder(world.db, ada.userId, LINES);
		const before = await sums();
		await admin.submit((await admin.get(path)).form(`${path}/paid`), { reference: "SEPA 7", amount: "19.00" });
		expect((await sums()).paid).toBe((before.paid ?? 0) + 1900);
		const back = { what: "amount", amount: "5.00", reason: "Sorry." };
		await admin.submit((await admin.get(path)).form(`${path}/refund`), back);
		expect((await sums()).refunded).toBe((before.refunded ?? 0) + 500);
		await admin.submit((await admin.get(path)).form(`${path}/refund`), { ...back, what: "whole" });
		expect((await sums()).refunded).toBe((before.refunded ?? 0) + 1900);
	});

	it("that the provider gives back for the team is measured once, whoever tells of it", async () => {
		const admin = await openAdmin(world);
		await mintPaidOrder(world.db, ada.userId, LINES);
		const before = await sums();
		const back = { what: "amount", amount: "5.00", reason: "Sorry." };
		await admin.submit((await admin.get(path)).form(`${path}/refund`), back);
		expect((await sums()).refunded ?? 0).toBe(before.refunded ?? 0);
		await world.runJobs(new Date());
		expect((await sums()).refunded).toBe((before.refunded ?? 0) + 500);
	});
});
