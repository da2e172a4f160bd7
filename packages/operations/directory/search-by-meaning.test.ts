import { afterEach, beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { modern } from "#testing/mcp-http";
import { countRounds } from "#testing/rounds";
import { type RunningEmbeddings, startEmbeddings } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

interface Page {
	items: { slug: string; matched?: string; matched_words?: unknown[] }[];
	suggestions?: unknown;
}
let world: World;
let service: RunningEmbeddings;
let undo = () => {};

beforeEach(async () => {
	world = await makeWorld();
	service = await startEmbeddings({ concepts: [["plumber", "leak", "kitchen"], ["ledger"]] });
	undo = changeSettings({ EMBEDDING_BASE_URL: service.baseUrl, EMBEDDING_MODEL: "small" });
	await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await mintListing(world.db, "books", { tagline: "A ledger" });
	await world.cron(new Date(NOW.getTime() + 60_000));
});
afterEach(() => undo());

const ask = async (q: string) => (await world.api<Page>("GET", `/listings?q=${encodeURIComponent(q)}`)).body;
const PATH = "/listings?q=water+leak+in+the+kitchen";

it("finds through API, tool and page what has no word of the question", async () => {
	const page = await ask("water leak in the kitchen");
	expect(page.items).toMatchObject([{ slug: "fixit", matched: "meaning", matched_words: [], passage: null }]);
	expect(page.suggestions).toBeUndefined();
	const tool = await modern("tools/call", { name: "search_listings", arguments: { q: "water leak in the kitchen" } });
	expect(JSON.stringify(tool.body)).toContain("fixit");
	const { html } = await openBrowser().get(PATH);
	expect(html).toContain("Every plumber nearby");
	expect(html).toContain("Near in meaning to your words");
	expect(html).not.toContain("books");
});

it("answers exactly as ever where nobody is asked, in as many rounds", async () => {
	undo();
	const { result, rounds } = await countRounds(() => ask("water leak in the kitchen"));
	expect(result).toMatchObject({ items: [], suggestions: { drop: [], categories: [] } });
	expect(rounds).toBeLessThanOrEqual(4);
	expect(await ask("plumber")).toMatchObject({ items: [{ slug: "fixit", matched: "all" }] });
	const asked = (await service.calls()).length;
	await ask("leak");
	expect((await service.calls()).length).toBe(asked);
});

it("answers by the words alone where the service fails", async () => {
	await service.fail({ kind: "status", status: 500 });
	expect((await ask("water leak in the kitchen")).items).toEqual([]);
	expect((await ask("a plumber for the kitchen")).items).toMatchObject([{ slug: "fixit", matched: "some" }]);
});

it("shows no listing that was hidden a moment ago", async () => {
	await world.db.run("UPDATE listings SET status = 'draft', launch_week = NULL WHERE slug = 'fixit'");
	await world.db.run("INSERT INTO listing_reindex (listing_id) SELECT id FROM listings WHERE slug = 'fixit'");
	expect((await ask("water leak in the kitchen")).items).toEqual([]);
});
