import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listings, listingUpdates } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { askedClient, type Shown } from "#testing/mcp-asked";
import { answerIn } from "#testing/mcp-http";
import { mintProducts } from "#testing/orders";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const ERAS = ["2026-07-28", "2025-11-25", "2025-06-18"] as const;

/** Calls a tool at a client that shows forms, whose person answers so; null declines. */
async function called(era: (typeof ERAS)[number], name: string, args: object, answer: Record<string, unknown> | null) {
	const shown: Shown[] = [];
	const client = await askedClient(era, ada, (form) => {
		shown.push(form);
		return answer === null ? { action: "decline" } : { action: "accept", content: answer };
	});
	const result = (await client.call(name, args as Record<string, unknown>)) as { isError?: boolean };
	await client.close();
	return { isError: result.isError === true, answer: answerIn(result), shown };
}

describe.each(ERAS)("a client of %s that shows forms", (era) => {
	it("asks how to claim, where no method is given", async () => {
		await mintListing(world.db, "inkfern");
		const { shown, answer } = await called(era, "claim_listing", { slug: "inkfern" }, { method: "file" });
		expect(shown).toMatchObject([
			{ requestedSchema: { properties: { method: { enum: ["dns", "meta", "file", "email"] } } } },
		]);
		expect(answer).toMatchObject({ method: "file", status: "pending" });
	});

	it("asks for the plan, where no product is given", async () => {
		await mintProducts(world.db);
		const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, status: "draft", launchWeek: null });
		const choice = { product: "launch", listing: "inkfern" };
		const { shown, answer } = await called(era, "quote_order", {}, choice);
		expect(shown[0]?.message).toMatch(/launch: .*, \d+\.\d\d USD/);
		expect(answer).toMatchObject({ lines: [{ product: "launch", listing_id: listing.id }] });
	});

	it("asks for the category of a draft that has none, and submits it", async () => {
		await mintCategory(world.db, "notes", { name: "Notes" });
		const { id } = await mintDraft(world.db, ada);
		const { shown, answer } = await called(era, "submit_draft", { id }, { category: "Notes" });
		expect(shown).toMatchObject([{ requestedSchema: { properties: { category: { enum: ["Notes"] } } } }]);
		expect(answer).toMatchObject({ listing_id: expect.any(Number), status: "draft" });
	});

	it("keeps the other categories of a draft, and all of them when the answer is none", async () => {
		for (const name of ["Notes", "Wikis"]) await mintCategory(world.db, name.toLowerCase(), { name });
		const { id } = await mintDraft(world.db, ada, { categories: ["Nonsense", "Wikis"] });
		const categories = async () =>
			(await world.api<{ fields: { categories: { value: string[] } } }>("GET", `/drafts/${id}`, { as: ada })).body
				.fields.categories.value;
		for (const answer of [{ category: "Magic" }, {}, { category: "__proto__" }]) {
			const refused = await called(era, "submit_draft", { id }, answer);
			expect(refused).toMatchObject({ isError: true, answer: { code: "draft_incomplete" } });
			expect(await categories()).toEqual(["Nonsense", "Wikis"]);
		}
		const { answer } = await called(era, "submit_draft", { id }, { category: "Notes" });
		expect(answer).toMatchObject({ listing_id: expect.any(Number) });
		expect(await categories()).toEqual(["Notes", "Wikis"]);
	});

	it("has a notice to followers confirmed, and posts nothing without", async () => {
		const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
		const post = { listing_id: id, title: "New", body: "What is new." };
		expect((await called(era, "post_listing_update", post, null)).shown).toEqual([]);
		await world.db.update(listings).set({ followers: 3 }).where(eq(listings.id, id));
		const kept = () => world.db.$count(listingUpdates);
		for (const answer of [null, { confirm: false }]) {
			const refused = await called(era, "post_listing_update", post, answer);
			expect([refused.isError, refused.shown.length, await kept()]).toEqual([true, 1, 1]);
		}
		const { shown } = await called(era, "post_listing_update", post, { confirm: true });
		expect(shown[0]?.message).toContain("3 followers are told");
		expect(await kept()).toBe(2);
	});

	it("is told what is missing when the person does not answer, or answers what there is not", async () => {
		await mintListing(world.db, "inkfern");
		for (const answer of [null, { method: "magic" }]) {
			const refused = await called(era, "claim_listing", { slug: "inkfern" }, answer);
			expect(refused).toMatchObject({ isError: true, answer: { errors: [{ pointer: "/method" }] } });
		}
	});
});

it("a client that shows no forms is refused with what is missing, as ever", async () => {
	await mintListing(world.db, "inkfern");
	for (const era of ERAS) {
		const client = await askedClient(era, ada, null);
		const result = await client.call("claim_listing", { slug: "inkfern" });
		expect(answerIn(result)).toMatchObject({
			code: "invalid_input",
			errors: [{ pointer: "/method", code: "required" }],
		});
		await client.close();
	}
});
