import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { BODY_MAX_BYTES } from "#core/limits";
import { OPERATIONS } from "#operations/registry";
import { mintDraft } from "#testing/drafts";
import { escapedJson, largest } from "#testing/largest";
import { mintListing } from "#testing/listings";
import { modern } from "#testing/mcp-http";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";

/** A body with every property at its bound passes, in the widest script and written in escapes. */

const WITH_BODY = OPERATIONS.flatMap((operation) => {
	const { id, body, method, path, bodyMaxBytes } = operation;
	if (body === undefined) return [];
	const input = largest(body) as Record<string, unknown>;
	// An address in another script grows when it is encoded, and its bound holds after that.
	if (input.competitor_url !== undefined) input.competitor_url = "https://example.com/".padEnd(2048, "a");
	return [{ id, method, path, bodyMaxBytes, input }];
});
const bytes = (text: string) => new TextEncoder().encode(text).byteLength;

describe.each(WITH_BODY)("the largest body of $id", ({ input, bodyMaxBytes, id }) => {
	it("is valid and within the limit, which is the common one where that is enough", () => {
		const needed = bytes(escapedJson(input));
		expect(OPERATIONS.find((operation) => operation.id === id)?.body?.safeParse(input).error?.issues ?? []).toEqual([]);
		expect(needed).toBeLessThanOrEqual(bodyMaxBytes);
		if (needed <= BODY_MAX_BYTES) expect(bodyMaxBytes).toBe(BODY_MAX_BYTES);
	});
});

describe("is taken", () => {
	let world: World;
	let ada: Person;
	let ids: Record<string, string>;
	beforeEach(async () => {
		world = await makeWorld();
		ada = await world.person();
		const listing = await mintListing(world.db, "acme", { ownerId: ada.userId });
		const draft = await mintDraft(world.db, ada);
		ids = { "{id}": draft.id, "{listing_id}": String(listing.id), "{claim_id}": "1" };
	});

	it.each(WITH_BODY)("by $id", async ({ id, method, path, input, bodyMaxBytes }) => {
		const address = `${ORIGIN}/api/v1${path.replaceAll(/\{[a-z_]+\}/g, (name) => ids[name] ?? name)}`;
		const headers = { Authorization: `Bearer ${ada.key}`, "Content-Type": "application/json" };
		for (const body of [JSON.stringify(input), escapedJson(input)]) {
			const response = await exports.default.fetch(
				new Request(address, { method: method.toUpperCase(), headers, body }),
			);
			const answer = (await response.json()) as { code?: string; errors?: unknown };
			const taken = response.ok ? "taken" : String(answer.code);
			expect(TAKEN[id] ?? ["taken"], JSON.stringify(answer).slice(0, 2000)).toContain(taken);
		}
		const tooLarge = await exports.default.fetch(
			new Request(address, { method: method.toUpperCase(), headers, body: " ".repeat(bodyMaxBytes + 1) }),
		);
		expect(await tooLarge.json()).toMatchObject({ code: "body_too_large" });
	});

	it("by the tool server", async () => {
		const { input } = WITH_BODY.find(({ id }) => id === "update_draft") ?? { input: {} };
		const params = { name: "update_draft", arguments: { id: ids["{id}"], ...input } };
		const answer = await modern("tools/call", params, { as: ada });
		expect((answer.body?.result as { isError?: boolean } | undefined)?.isError).toBeUndefined();
	});
});

/** Where the largest input names what does not exist, the refusal says that, and nothing of its size. */
const TAKEN: Record<string, string[]> = {
	submit_listing: ["taken", "address_refused"],
	claim_listing: ["unknown_listing"],
	answer_interview: ["unknown_question"],
	quote_order: ["bad_item", "unknown_product"],
	create_checkout: ["bad_item", "unknown_product"],
};
