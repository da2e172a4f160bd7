import { beforeEach, expect, it, vi } from "vitest";
import { draftPages } from "#store/schema/index";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintDraft } from "#testing/drafts";
import { PRODUCT_SITE } from "#testing/product-site";
import { makeWorld, type Person, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

interface Draft extends Record<string, unknown> {
	competitor: { status: string; detail: string; cells: { field: string; own: unknown; competitor: unknown }[] } | null;
}
const update = (id: string, body: unknown) => world.api<Draft>("PATCH", `/drafts/${id}`, { as: ada, body });

it("sets a competitor's facts beside one's own, each with its quotes, null where a side is silent", async () => {
	const rival = await site(PRODUCT_SITE);
	const draft = await mintDraft(world.db, ada);
	await update(draft.id, { competitor_url: rival.origin, fields: { country: "NO" } });
	expect(await world.runJobs()).toEqual([expect.stringMatching(/^read-competitor: compared \d+ facts$/)]);
	const { body } = await world.api<Draft>("GET", `/drafts/${draft.id}`, { as: ada });
	expect(body.competitor?.status).toBe("ready");
	const cell = (field: string) => body.competitor?.cells.find((one) => one.field === field);
	expect(cell("founded_year")).toMatchObject({
		own: null,
		competitor: { value: "2021", evidence: [{ quote: expect.stringContaining("2021") }] },
	});
	expect(cell("country")).toMatchObject({ own: { value: "NO", evidence: [] } });
	const { body: later } = await update(draft.id, { fields: { country: null, founded_year: "2020" } });
	expect(later.competitor?.cells.find((one) => one.field === "country")?.own).toBeNull();
	expect(later.competitor?.cells.find((one) => one.field === "founded_year")).toMatchObject({ own: { value: "2020" } });
});

it("keeps the text of no competitor's page", async () => {
	const rival = await site(PRODUCT_SITE);
	const draft = await mintDraft(world.db, ada);
	const before = await world.db.select().from(draftPages);
	await update(draft.id, { competitor_url: rival.origin });
	await world.runJobs();
	expect(await world.db.select().from(draftPages)).toEqual(before);
});

it("fetches no further page of a competitor that is no longer asked for", async () => {
	const MORE = ["pricing", "about", "contact", "faq", "features", "plans", "company"];
	const links = MORE.map((page) => `<a href="/${page}">${page}</a>`).join("");
	const others = MORE.map((page): [string, object] => [`/${page}`, { body: `<h1>${page}</h1>`, delayMs: 300 }]);
	const rival = await site({ "/": { body: `<h1>Rival</h1>${links}` }, ...Object.fromEntries(others) });
	const fetched = async () => (await rival.requests()).filter(({ url }) => url !== "/robots.txt").length;
	const draft = await mintDraft(world.db, ada);
	await update(draft.id, { competitor_url: rival.origin });
	const running = world.runJobs();
	await vi.waitFor(async () => expect(await fetched()).toBeGreaterThan(1));
	await update(draft.id, { competitor_url: "" });
	expect(await running).toEqual(["read-competitor: no longer asked for"]);
	expect(await fetched()).toBeLessThan(1 + MORE.length);
});

it("says why a competitor could not be read, and forgets one that is no longer asked for", async () => {
	const closed = await site({ "/robots.txt": { body: "User-agent: *\nDisallow: /" } });
	const draft = await mintDraft(world.db, ada);
	await update(draft.id, { competitor_url: closed.origin });
	await world.runJobs();
	const { body } = await update(draft.id, {});
	expect(body.competitor).toMatchObject({
		status: "unreadable",
		cells: [],
		detail: expect.stringContaining("robots.txt"),
	});
	await update(draft.id, { competitor_url: closed.origin });
	await update(draft.id, { competitor_url: "" });
	expect(await world.runJobs()).toEqual(["read-competitor: no longer asked for"]);
});
