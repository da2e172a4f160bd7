import { describe, expect, it } from "vitest";
import { type Repository, wrongCitations } from "#scripts/lib/citations";

const there: Repository = {
	files: new Set(["docs/orders.md", "docs/decisions/004-outbox.md", "packages/store/votes.ts", "README.md"]),
	pages: new Map([
		["docs/orders.md", "# Orders, payments, VAT\n\n## From a quote to a fulfilled order\n"],
		["README.md", "# Launchweek\n"],
	]),
	commands: new Set(["bench:rows", "check"]),
};

const codeSays = (text: string) => wrongCitations("a.ts", text, there);
const pageSays = (text: string) => wrongCitations(`docs/a.md`, text, there);

describe("what is found", () => {
	it.each([
		[`/** See docs/gone.md. */`, "a.ts: there is no docs/gone.md"],
		[`/** Source: docs/orders.md#refunds. */`, "a.ts: docs/orders.md has no heading #refunds"],
		[`throw new Error("see packages/store/gone.ts");`, "a.ts: there is no packages/store/gone.ts"],
		[`// as in gone.ts`, "a.ts: there is no gone.ts"],
		[`say("npm run chek");`, 'a.ts: there is no command "npm run chek"'],
		[`/** A rule.\n * Source: spec, Limits.\n */`, 'a.ts: "Source: spec, Limits" is no page of docs/'],
		[
			`/**\n * Source: RFC 9457; decisions,\n * Errors.\n */`,
			'a.ts: "Source: RFC 9457; decisions, Errors" is no page of docs/',
		],
		[`/** Source: docs/orders.md. */`, 'a.ts: "Source: docs/orders.md" names no heading of docs/orders.md'],
		[`/** docs/decisions/009 */`, "a.ts: there is no docs/decisions/009"],
	])("%s", (text, sentence) => {
		expect(codeSays(text)).toEqual([sentence]);
	});

	it.each([
		["[orders](orders.md#gone)", "docs/a.md: docs/orders.md has no heading #gone"],
		["[up](../GONE.md)", "docs/a.md: there is no GONE.md"],
		[`\`npm run bench:gone\``, 'docs/a.md: there is no command "npm run bench:gone"'],
	])("%s", (text, sentence) => {
		expect(pageSays(text)).toEqual([sentence]);
	});
});

it("reads comments of tests, not their strings", () => {
	const made = `const path = "packages/store/gone.ts"; // see docs/gone.md`;
	expect(wrongCitations("a.test.ts", made, there)).toEqual(["a.test.ts: there is no docs/gone.md"]);
});

it("lets pass what is there, and what is no citation", () => {
	const text = `
		/**
		 * A rule of packages/store/votes.ts, votes.ts and packages/store/; see docs/decisions/004 and docs/decisions/004-outbox.md.
		 * Source: docs/orders.md#from-a-quote-to-a-fulfilled-order; RFC 9110, section 5.
		 */
		const a = "https://a.example/docs/x.md"; // npm run bench:rows
		const b = \`packages/store/\${name}.ts\`;
		const c = "gone.ts"`;
	expect(codeSays(text)).toEqual([]);
	expect(
		pageSays(`[there](orders.md), [up](../README.md#launchweek), \`npm run --silent check\`, packages/store/<name>.ts`),
	).toEqual([]);
});
