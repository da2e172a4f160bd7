import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { runBatch } from "#store/db";
import { weekDeltas } from "#store/order-listings";
import { awards, products } from "#store/schema/index";
import { mintCategory, mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { startSite } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	ada = await world.person("ada@example.com");
});

afterEach(() => {
	changeSettings({ VIES_BASE_URL: undefined });
});

const NEXT_WEEK = addWeeks(weekOf(new Date()), 1);
const quote = (items: unknown[], more: Record<string, unknown> = {}) =>
	world.api<{
		code: string;
		errors: { pointer: string; code: string; message: string }[];
		total_cents: number;
		vat: unknown;
	}>("POST", "/orders/quote", { as: ada, body: { items, ...more } });
const draft = (slug: string, values = {}) =>
	mintListing(world.db, slug, { status: "draft", launchWeek: null, ownerId: ada.userId, ...values });

it("adds up prices of the products table and the VAT of the buyer's country", async () => {
	const { id } = await draft("acme");
	const items = [
		{ product: "launch", listing_id: id, week: NEXT_WEEK },
		{ product: "billboard_min", listing_id: id, amount_cents: 2550 },
	];
	const answer = await quote(items, { billing_country: "de" });
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		lines: [
			{ line: 1, amount_cents: 9900, week: NEXT_WEEK },
			{ line: 2, amount_cents: 2550 },
		],
		subtotal_cents: 12450,
		vat: { country: "DE", rate_percent: 19, amount_cents: 2366, reason: "destination" },
		total_cents: 14816,
		next_actions: [{ operation: "create_checkout" }],
	});
});

it("charges no VAT by reverse charge, outside the EU, and while the country is unknown", async () => {
	const items = [{ product: "done_for_you" }];
	const valid = await quote(items, { billing_country: "DE", vat_number: "DE 129 273 398" });
	expect(valid.body).toMatchObject({
		vat: { reason: "reverse_charge", reverse_charge: true, vat_number: "DE129273398", vat_number_state: "valid" },
		total_cents: 29900,
	});
	const invalid = await quote(items, { billing_country: "DE", vat_number: "DE129273399" });
	expect(invalid.body).toMatchObject({
		vat: { reason: "destination", vat_number_state: "invalid" },
		total_cents: 35581,
	});
	const abroad = await quote(items, { billing_country: "US" });
	expect(abroad.body).toMatchObject({ vat: { reason: "outside_scope" }, total_cents: 29900 });
	const unknown = await quote(items);
	expect(unknown.body).toMatchObject({ vat: { reason: "country_not_given", country: null }, total_cents: 29900 });
});

it("says why a VAT number is not valid", async () => {
	const body = JSON.stringify({ isValid: false, userError: "INVALID" });
	const register = await startSite({ "*": { headers: { "content-type": "application/json" }, body } });
	const vatOf = async (vat_number: string) =>
		(await quote([{ product: "done_for_you" }], { billing_country: "DE", vat_number })).body.vat;
	const invalid = (problem: string, note: RegExp) => ({
		vat_number_state: "invalid",
		vat_number_problem: problem,
		note: expect.stringMatching(note),
	});
	expect(await vatOf("FR12345678901")).toMatchObject(
		invalid("other_country", /not one of DE, whose numbers are DE and 9 digits/),
	);
	expect(await vatOf("DE12927339")).toMatchObject(invalid("format", /DE and 9 digits/));
	expect(await vatOf("DE129273399")).toMatchObject(invalid("check_digits", /check digits are wrong/));
	changeSettings({ VIES_BASE_URL: register.origin });
	expect(await vatOf("DE129273398")).toMatchObject(invalid("not_registered", /VIES\) does not know it/));
	expect(await register.requests()).toHaveLength(1);
	expect(await vatOf("DE12927339")).toMatchObject({ vat_number_problem: "format" });
	expect(await register.requests()).toHaveLength(1);
	await register.stop();
});

it("charges VAT, and says why, while the EU's register does not answer", async () => {
	const body = JSON.stringify({ isValid: false, userError: "MS_UNAVAILABLE" });
	const register = await startSite({ "*": { headers: { "content-type": "application/json" }, body } });
	changeSettings({ VIES_BASE_URL: register.origin });
	const answer = await quote([{ product: "done_for_you" }], { billing_country: "DE", vat_number: "DE129273398" });
	expect(answer.body).toMatchObject({
		vat: { reason: "destination", vat_number_state: "unavailable", reverse_charge: false },
		total_cents: 35581,
	});
	await register.stop();
});

it("charges the seller's own country whatever the number", async () => {
	const answer = await quote([{ product: "done_for_you" }], { billing_country: "IE", vat_number: "IE6388047V" });
	expect(answer.body).toMatchObject({ vat: { reason: "domestic", rate_percent: 23, vat_number_state: "not_checked" } });
});

it("takes the least amount of a product itself", async () => {
	const { id } = await draft("acme");
	const least = { product: "billboard_min", listing_id: id, amount_cents: 1000 };
	expect((await quote([least])).status).toBe(200);
	const less = await quote([{ ...least, amount_cents: 999 }]);
	expect(less.body.errors).toMatchObject([{ code: "amount_below_minimum", limit: 1000, actual: 999 }]);
});

it("names every bad item by its pointer", async () => {
	const { id } = await draft("acme");
	const foreign = await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	const answer = await quote([
		{ product: "nonsense" },
		{ product: "launch" },
		{ product: "launch", listing_id: foreign.id },
		{ product: "skip_queue", listing_id: id, week: "2020-01-06" },
		{ product: "skip_queue", listing_id: id },
		{ product: "billboard_min", listing_id: id, amount_cents: 999 },
		{ product: "extra_categories", listing_id: id, categories: ["nowhere"] },
		{ product: "extra_categories", listing_id: id, categories: [] },
		{ product: "featured", listing_id: id, week: NEXT_WEEK, amount_cents: 1, categories: ["x"] },
		{ product: "trophy_cabinet", listing_id: id, options: { engraving: "much too long", size: 3, count: 9 } },
	]);
	expect(answer.status).toBe(400);
	expect(answer.body.code).toBe("bad_item");
	expect(answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
		"/items/0/product unknown_product",
		"/items/1/listing_id product_needs_listing",
		"/items/2/listing_id unknown_listing",
		"/items/3/week week_not_available",
		"/items/4/week required",
		"/items/5/amount_cents amount_below_minimum",
		"/items/6/categories/0 unknown_category",
		"/items/7/categories too_short",
		"/items/8/week unknown_property",
		"/items/8/amount_cents unknown_property",
		"/items/8/categories unknown_property",
		"/items/9/options/material required",
		"/items/9/options/engraving too_long",
		"/items/9/options/size unknown_property",
		"/items/9/options/count too_big",
	]);
});

it("answers with the item's own code when there is one kind of mistake", async () => {
	expect((await quote([{ product: "nonsense" }])).body.code).toBe("unknown_product");
	expect((await quote([{ product: "launch" }, { product: "featured" }])).body.code).toBe("product_needs_listing");
});

it("refuses what could not be delivered", async () => {
	const live = await mintListing(world.db, "live", { ownerId: ada.userId, domain: "taken.example", featured: true });
	const sameSite = await draft("same", { domain: "taken.example" });
	const acme = await draft("acme");
	await runBatch(world.db, weekDeltas(world.db, new Map([[NEXT_WEEK, { free: 0, paid: 30 }]])));
	const codes = async (items: unknown[]) => (await quote(items)).body.errors.map((e) => `${e.pointer} ${e.code}`);
	expect(await codes([{ product: "launch", listing_id: live.id }])).toEqual([
		"/items/0/listing_id listing_already_live",
	]);
	expect(await codes([{ product: "launch", listing_id: sameSite.id }])).toEqual([
		"/items/0/listing_id duplicate_domain",
	]);
	expect(await codes([{ product: "launch", listing_id: acme.id, week: NEXT_WEEK }])).toEqual([
		"/items/0/week week_full",
	]);
	expect(await codes([{ product: "featured", listing_id: live.id }])).toEqual([
		"/items/0/listing_id product_not_applicable",
	]);
	expect(await codes([{ product: "relaunch", listing_id: acme.id, week: addWeeks(NEXT_WEEK, 1) }])).toEqual([
		"/items/0/listing_id product_not_applicable",
	]);
	expect(
		await codes([
			{ product: "launch", listing_id: acme.id },
			{ product: "launch_bundle", listing_id: acme.id },
		]),
	).toEqual(["/items/1/listing_id listing_already_live"]);
});

it("allows three extra categories and no more, over all items", async () => {
	for (const slug of ["a", "b", "c", "d", "e"]) await mintCategory(world.db, slug);
	const primary = await mintCategory(world.db, "primary");
	const { id } = await draft("acme", { categoryIds: [primary.id] });
	const extra = (...categories: string[]) => ({ product: "extra_categories", listing_id: id, categories });
	expect((await quote([extra("a", "b"), extra("c")])).status).toBe(200);
	expect((await quote([extra("a", "b"), extra("c", "d")])).body.errors[0]?.pointer).toBe("/items/1/categories");
	expect((await quote([extra("a", "a")])).body.errors[0]).toMatchObject({ code: "repeated" });
	expect((await quote([extra("primary")])).body.errors[0]).toMatchObject({ code: "product_not_applicable" });
	expect((await quote([extra()])).body.errors[0]).toMatchObject({ code: "too_short", limit: 1 });
	expect((await quote([extra("a", "b", "c", "d")])).body.errors[0]).toMatchObject({ code: "too_long", limit: 3 });
});

it("holds to the bounds of its body", async () => {
	const answer = await quote(
		[{ product: "x".repeat(61), listing_id: 0, week: "x".repeat(11), amount_cents: 0, categories: ["NO"], card: 1 }],
		{ billing_country: "DEU", vat_number: "x".repeat(33), card_number: "4242" },
	);
	expect(answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([
		"/billing_country bad_format",
		"/card_number unknown_property",
		"/items/0/amount_cents too_small",
		"/items/0/card unknown_property",
		"/items/0/categories/0 bad_format",
		"/items/0/listing_id too_small",
		"/items/0/product too_long",
		"/items/0/week too_long",
		"/vat_number too_long",
	]);
	expect((await quote([])).body.errors[0]).toMatchObject({ pointer: "/items", code: "too_short" });
	expect((await quote(Array(21).fill({ product: "launch" }))).body.errors[0]).toMatchObject({ code: "too_long" });
	const options = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, true]));
	const refused = async (item: object) => (await quote([{ product: "done_for_you", ...item }])).body.errors[0];
	expect(await refused({ options: options(21) })).toMatchObject({ pointer: "/items/0/options", code: "too_long" });
	expect(await refused({ options: options(20) })).not.toMatchObject({ code: "too_long" });
	expect(await refused({ categories: Array(11).fill("crm") })).toMatchObject({
		pointer: "/items/0/categories",
		limit: 10,
	});
});

it.each([
	["EL", "GR"],
	["el", "GR"],
	["XI", "GB"],
	["UK", "GB"],
	["IC", "ES"],
	["ZZ", "one that is"],
	["XK", "one that is"],
])("refuses the country %s and names what to use: %s", async (billing_country, named) => {
	const answer = await quote([{ product: "done_for_you" }], { billing_country });
	expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
	expect(answer.body.errors).toMatchObject([{ pointer: "/billing_country", code: "bad_value" }]);
	expect(answer.body.errors[0]?.message).toContain(`use ${named}`);
});

it.each([
	["Germany", "DE"],
	["germany ", "DE"],
	["Åland Islands", "AX"],
	["DEU", "one that is"],
])("refuses the country %j by its name, and names the code: %s", async (billing_country, named) => {
	const { body } = await quote([{ product: "done_for_you" }], { billing_country });
	expect(body.errors).toMatchObject([{ pointer: "/billing_country", code: "bad_format" }]);
	expect(body.errors[0]?.message).toContain(`use ${named}`);
});

it("says whose VAT a territory has", async () => {
	const monaco = await quote([{ product: "done_for_you" }], { billing_country: "MC" });
	expect(monaco.body).toMatchObject({
		vat: { country: "MC", territory: "Monaco", rate_percent: 20, note: "VAT of 20 % of FR, which applies in Monaco." },
	});
	const aland = await quote([{ product: "done_for_you" }], { billing_country: "AX" });
	expect(aland.body).toMatchObject({ vat: { territory: "the Åland Islands", amount_cents: 0 } });
});

it("takes the week of an award that the listing has won, and no other", async () => {
	const { id } = await mintListing(world.db, "winner", { ownerId: ada.userId });
	const award_week = { label: "Week of the award", kind: "award_week", required: true } as const;
	await runBatch(world.db, [
		world.db.update(products).set({ options: { award_week } }).where(eq(products.code, "trophy_cabinet")),
		world.db.insert(awards).values({ week: "2026-11-09", place: 2, listingId: id, votesCounted: 3, awardedAt: 1 }),
	]);
	const trophy = (week: string) =>
		quote([{ product: "trophy_cabinet", listing_id: id, options: { award_week: week } }]);
	for (const week of ["banana", "2026-11-10", "2026-11-02"]) {
		const answer = await trophy(week);
		expect(answer).toMatchObject({ status: 400, body: { code: "bad_item" } });
		expect(answer.body.errors).toMatchObject([{ pointer: "/items/0/options/award_week" }]);
	}
	expect((await trophy("2026-11-09")).status).toBe(200);
});
