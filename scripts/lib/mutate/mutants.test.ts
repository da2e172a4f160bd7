import { describe, expect, it } from "vitest";
import { mutantsOf, mutated } from "#scripts/lib/mutate/mutants";
import { testsByDistance } from "#scripts/lib/mutate/reach";
import { sample } from "#scripts/lib/mutate/sample";

const FUNCTION = "\nfunction f() {}";
const changesOf = (text: string) =>
	mutantsOf("a.ts", text + FUNCTION).map((mutant) => mutated(text + FUNCTION, mutant).replace(FUNCTION, ""));

describe("the changes of a text", () => {
	it.each([
		["a < b;", ["a <= b;", ";"]],
		["x = a === b && !c;", ["x = a !== b && !c;", "x = a === b || !c;", "x = a === b && c;", ";"]],
		["x = a + 1;", ["x = a - 1;", "x = a + 2;", ";"]],
		["x = `a` + b;", [";"]],
		["x = true;", ["x = false;", ";"]],
		["x = 2n;", ["x = 3n;", ";"]],
		["if (a) b();", ["if (true) b();", "if (false) b();", "if (a) ;"]],
		["while (a) b();", ["while (false) b();", "while (a) ;"]],
		["const x = a ? b : c;", ["const x = true ? b : c;", "const x = false ? b : c;"]],
		["const x = a.filter(b).some(c);", ["const x = a.some(c);", "const x = a.filter(b).every(c);"]],
		["const x = [a, ...b];", ["const x = [...b];", "const x = [a];"]],
		["const x = /^a$/;", ["const x = /a$/;", "const x = /^a/;"]],
		["const x = /a\\$/g;", []],
		['function f() { return "a"; }', ['function f() { return ""; }']],
		["const f = () => `a`;", ['const f = () => "";']],
		["throw a;", [";"]],
		[
			"commit(a, b, { c, d: 1 });",
			["commit(a, b, { d: 1 });", "commit(a, b, { c });", "commit(a, b, { c, d: 2 });", ";"],
		],
	])("%s", (text, changes) => expect(changesOf(text).sort()).toEqual([...changes].sort()));

	it("leave types, imports and what documents show alone, and what would not parse out", () => {
		expect(
			changesOf('import a from "1";\ntype B = 1 | true;\ninterface C { d: 2 }\nconst e = { example: 3 };'),
		).toEqual([]);
		expect(changesOf("const A_EXAMPLE = { id: 3, all: [true] };")).toEqual([]);
		expect(changesOf("const a = b.gt(1).meta({ maxItems: 4 });")).toEqual(["const a = b.gt(2).meta({ maxItems: 4 });"]);
		expect(changesOf("const f = (a: 1): 2 => a;")).toEqual([]);
		expect(changesOf("const { a = b } = c;")).toEqual([]);
	});

	it("are none of a file that only names numbers and words", () => {
		expect(mutantsOf("a.ts", "export const MAX = 1;\nexport interface A { b(): void }")).toEqual([]);
	});

	it("know their lines", () => {
		expect(mutantsOf("a.ts", "\n\nconst a = () => 1;").map(({ line }) => line)).toEqual([3]);
	});
});

it("draws the same changes for the same seed, in their order", () => {
	const items = Array.from({ length: 100 }, (_, index) => index);
	const drawn = sample(items, 10, 7);
	expect(drawn).toEqual(sample(items, 10, 7));
	expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
	expect(new Set(drawn).size).toBe(10);
	expect(sample(items, 10, 8)).not.toEqual(drawn);
	expect(sample(items, 1_000, 1)).toEqual(items);
});

it("knows which tests reach a file, the one beside it first", () => {
	const testsOf = testsByDistance();
	expect(testsOf("packages/core/launches/rank.ts")[0]).toBe("packages/core/launches/rank.test.ts");
	// By the operation whose view it is.
	expect(testsOf("packages/operations/orders/order-view.ts")).toContain("packages/operations/orders/get-order.test.ts");
	// By the test that looks at every operation, and by no other of all that go through their list.
	expect(testsOf("packages/operations/claims/list-my-claims.ts").slice(0, 2)).toEqual([
		"packages/operations/claims/list-my-claims.test.ts",
		"packages/operations/registry.test.ts",
	]);
	expect(testsOf("packages/core/orders/seller-countries.ts").length).toBeLessThan(100);
});
