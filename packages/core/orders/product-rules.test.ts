import { expect, it } from "vitest";
import { type ProductTerms, productProblems } from "#core/orders/product-rules";

const product = (code: string, over: Partial<ProductTerms> = {}): ProductTerms => ({
	code,
	needsListing: true,
	options: null,
	includes: [],
	...over,
});
const SHELF = [
	product("launch"),
	product("featured"),
	product("billboard_min"),
	product("audit", { needsListing: false }),
	product("trophy", { options: { size: { label: "Size", kind: "integer", required: true } } }),
	product("duo", { includes: ["launch", "featured"] }),
];
const of = (changed: ProductTerms) => productProblems(changed, SHELF).map(({ pointer }) => pointer);

it("lets a bundle hold plain products once each, and nothing that it could not deliver", () => {
	expect(of(product("trio", { includes: ["launch", "featured", "audit"] }))).toEqual([]);
	for (const part of ["nothing", "trio", "duo", "billboard_min", "trophy"])
		expect(of(product("trio", { includes: ["launch", part] })), part).toEqual(["/includes"]);
	expect(of(product("trio", { includes: ["launch", "launch"] }))).toEqual(["/includes"]);
	// What is part of a bundle does not become one.
	expect(of(product("launch", { includes: ["audit"] }))).toEqual(["/includes"]);
});

it("asks for a listing where something is done to one", () => {
	expect(of(product("launch", { needsListing: false }))).toEqual(["/needs_listing"]);
	expect(of(product("trio", { needsListing: false, includes: ["audit", "featured"] }))).toEqual(["/needs_listing"]);
	const options = { award: { label: "Award", kind: "award_week" as const, required: true } };
	expect(of(product("cup", { needsListing: false, options }))).toEqual(["/needs_listing"]);
	expect(of(product("audit", { needsListing: false }))).toEqual([]);
});

it("names the bounds of options that nothing could meet", () => {
	const option = (over: object) =>
		product("cup", { options: { size: { label: "Size", required: true, ...over } as never } });
	expect(of(option({ kind: "choice", choices: [] }))).toEqual(["/options/size/choices"]);
	expect(of(option({ kind: "choice", choices: ["S", "S"] }))).toEqual(["/options/size/choices"]);
	expect(of(option({ kind: "integer", min: 3, max: 2 }))).toEqual(["/options/size/max"]);
	expect(of(option({ kind: "text", max_length: 501 }))).toEqual(["/options/size/max_length"]);
	expect(of(option({ kind: "integer", min: 2, max: 2 }))).toEqual([]);
	expect(of(option({ kind: "text", max_length: 500 }))).toEqual([]);
});
