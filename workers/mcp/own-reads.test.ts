import { beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { mintListing } from "#testing/listings";
import { answerIn, modern } from "#testing/mcp-http";
import { mintProducts } from "#testing/orders";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
/** What each read is asked for: one thing, or the ways to narrow a list. */
let inputs: Record<string, Record<string, unknown>[]>;

beforeAll(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	await mintProducts(world.db);
	await mintListing(world.db, "acme");
	const own = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const post = async <T>(path: string, body: unknown) => (await world.api<T>("POST", path, { as: ada, body })).body;
	const draft = await post<{ id: string }>("/drafts", { url: "https://example.com/" });
	await post("/claims", { slug: "acme", method: "dns" });
	const items = [{ product: "done_for_you" }];
	const order = await post<{ number: string }>("/orders/checkout", { items });
	inputs = {
		get_account: [{}],
		list_my_drafts: [{}, { status: "crawling" }, { status: "ready" }, { q: "example" }],
		get_draft: [{ id: draft.id }],
		list_my_listings: [{}, { status: "live", q: "ink" }, { per_page: 1, page: 2 }],
		get_my_listing: [{ listing_id: own.id }],
		list_my_claims: [{}, { status: "pending" }],
		list_my_orders: [{}, { status: "pending" }],
		get_order: [{ number: order.number }],
	};
});

const OWN_READS = OPERATIONS.filter(({ method, scope }) => method === "get" && scope !== "public");

it.each(OWN_READS.map((operation) => [operation.id, operation] as const))(
	"%s tells somebody the same of what is theirs over both doors",
	async (id, { path }) => {
		const asked = inputs[id] ?? [];
		expect(asked.length).toBeGreaterThan(0);
		for (const input of asked) {
			const left = { ...input };
			const address = path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
				delete left[name];
				return String(input[name]);
			});
			const rest = await world.api("GET", `${address}?${new URLSearchParams(left as Record<string, string>)}`, {
				as: ada,
			});
			const params = { name: id, arguments: { ...input, detail: "full" } };
			const { body } = await modern("tools/call", params, { as: ada });
			const result = body?.result as { structuredContent: object };
			expect([rest.status, answerIn(result)]).toEqual([200, rest.body]);
			expect(result.structuredContent).toEqual(rest.body);
		}
	},
);
