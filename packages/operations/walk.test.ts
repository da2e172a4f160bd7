import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { walkOf } from "#operations/walk";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { makeWorld, type Person, type World } from "#testing/world";

const walk = walkOf<[number], number>("numbers", z.tuple([z.int()]), (row) => [row]);

/** A page of the numbers 1 to `there`, the greatest first, read as repositories read it. */
function read(there: number, query: { page?: number; per_page?: number; cursor?: string | undefined }) {
	const asked = { page: 1, per_page: 2, ...query };
	const { limit, offset, after } = walk.windowOf(asked);
	const all = Array.from({ length: there }, (_, index) => there - index);
	const rows = all.filter((row) => after === undefined || row < after[0]).slice(offset, offset + limit);
	return walk.toPage(rows, asked, (row) => row);
}

it("goes on after the entry that was read last, whatever is new", () => {
	const first = read(5, {});
	expect(first).toMatchObject({ items: [5, 4], page: 1, next_page: 2, total: 3, total_is_exact: false });
	const second = read(9, { cursor: first.next_cursor ?? "" });
	expect(second).toMatchObject({ items: [3, 2], page: 2, next_page: 3, total: 5, total_is_exact: false });
	const last = read(9, { cursor: second.next_cursor ?? "" });
	expect(last).toMatchObject({ items: [1], page: 3, next_page: null, next_cursor: null, total: 5 });
	expect(last.total_is_exact).toBe(false);
});

it("goes on from a page as well, and in other steps", () => {
	expect(read(7, { page: 2, cursor: undefined }).items).toEqual([5, 4]);
	const { next_cursor } = read(7, { page: 2 });
	expect(read(7, { per_page: 3, cursor: next_cursor ?? "" })).toMatchObject({ items: [3, 2, 1], page: 2, total: 7 });
	expect(read(2, {})).toMatchObject({ items: [2, 1], next_cursor: null, total: 2, total_is_exact: true });
});

it("takes no cursor but its own", () => {
	const { cursor } = walk.query;
	const of = (place: unknown) => btoa(JSON.stringify(place)).replaceAll("=", "");
	expect(cursor.safeParse(of(["numbers", 2, [4]])).success).toBe(true);
	for (const other of [["others", 2, [4]], ["numbers", -1, [4]], ["numbers", 2, ["4"]], ["numbers", 2], null, "x"]) {
		expect(cursor.safeParse(of(other)).success, JSON.stringify(other)).toBe(false);
	}
	// A count that nobody has read makes no number that an answer cannot hold.
	for (const seen of [Number.MAX_SAFE_INTEGER, 1e9]) {
		expect(cursor.safeParse(of(["numbers", seen, [4]])).success, String(seen)).toBe(false);
	}
	for (const text of ["", "?", "2", "a".repeat(201)]) expect(cursor.safeParse(text).success, text).toBe(false);
});

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const COUNT = 12;

/** Of each list of one's own, as many of the person as of a stranger, entry by entry. */
const LISTS: Record<string, (who: Person, at: number) => Promise<unknown>> = {
	// Two of each moment, which their ids tell apart.
	"/drafts": (who, at) =>
		mintDraft(world.db, who, {
			domain: `d${at}-${who.userId}.example`,
			row: { createdAt: NOW.getTime() + Math.floor(at / 2) },
		}),
	"/me/listings": (who, at) => mintListing(world.db, `l${at}-${who.userId}`, { ownerId: who.userId }),
	"/claims": async (who, at) => {
		const listing = await mintListing(world.db, `c${at}-${who.userId}`);
		await world.api("POST", "/claims", { as: who, body: { slug: listing.slug, method: "dns" } });
	},
	"/orders": (who, at) => mintOrder(world.db, who.userId, `LW-${who.userId}-${at}`, 100, [{ product: "launch" }]),
};

it.each(Object.entries(LISTS))(
	"walks %s to its end, each entry once, though some come meanwhile",
	async (path, mint) => {
		const [ada, other] = [await world.person(), await world.person()];
		for (let at = 0; at < COUNT; at++) for (const who of [ada, other]) await mint(who, at);
		type Page = { items: unknown[]; next_cursor: string | null };
		const page = async (query: string) => (await world.api<Page>("GET", `${path}?${query}`, { as: ada })).body;
		const expected = (await page("per_page=100")).items;
		expect(expected).toHaveLength(COUNT);
		const seen: unknown[] = [];
		for (let cursor: string | null | undefined; cursor !== null; ) {
			const query = `per_page=5${cursor === undefined ? "" : `&cursor=${cursor}`}`;
			const { result, rowsRead } = await countRows(() => page(query));
			expect(rowsRead).toBeLessThanOrEqual(37);
			seen.push(...result.items);
			await mint(ada, COUNT + seen.length);
			cursor = result.next_cursor;
		}
		expect(seen).toEqual(expected);
		const [list, , key] = JSON.parse(atob((await page("per_page=5")).next_cursor ?? "")) as unknown[];
		const beyond = btoa(JSON.stringify([list, Number.MAX_SAFE_INTEGER, key])).replaceAll("=", "");
		expect((await world.api("GET", `${path}?cursor=${beyond}`, { as: ada })).status).toBe(400);
		const refused = await world.api("GET", `${path}?cursor=abc`, { as: ada });
		expect(refused.status).toBe(400);
		expect(refused.body).toMatchObject({ errors: [{ pointer: "/cursor", code: "bad_format" }] });
	},
);
