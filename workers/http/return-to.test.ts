import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localPath, wayBack } from "#workers/http/return-to";

const ORIGIN = "https://directory.example";

/** Where a browser ends up that is sent to `path` from a page of ours, and once more from there. */
function landsOn(path: string): string[] {
	const first = new URL(path, `${ORIGIN}/sign-in/confirm?token=x`);
	const again = new URL(first.pathname + first.search, ORIGIN);
	return [first.origin, again.origin];
}

const HOSTILE = [
	"//evil.example/x",
	"///evil.example",
	"/..//evil.example/x",
	"/.//evil.example",
	"/%2e//evil.example",
	"/%2E%2e//evil.example",
	"/../..//evil.example",
	"/a/..//evil.example",
	"/a/../..//evil.example",
	"/\\evil.example",
	"/\\/evil.example",
	"/..\\\\evil.example",
	"/%5cevil.example",
	"/%5C%5Cevil.example",
	"/%2f%2fevil.example",
	"/\t/evil.example",
	"/\n/evil.example",
	"/.\r\n//evil.example",
	"\t//evil.example",
	" //evil.example",
	"/\u0000/evil.example",
	"https://evil.example/",
	"https:evil.example",
	"javascript:alert(1)",
	"data:text/html,x",
	"/\u2028//evil.example",
	"/.;//evil.example",
	"/@evil.example",
	"／／evil.example",
	"/／evil.example",
	"/..；//evil.example",
];

/** Pieces of which attackers build paths, in any order and number. */
const PIECES = fc.constantFrom(
	...[
		"/",
		"\\",
		".",
		"..",
		"%2e",
		"%2E",
		"%2f",
		"%5c",
		"//",
		"\t",
		"\n",
		"\r",
		"\u0000",
		" ",
		"\u2028",
		"\u202e",
		"；",
		"／",
	],
	...[
		"evil.example",
		"@",
		":",
		"?",
		"#",
		";",
		"https:",
		"javascript:",
		"a",
		"é",
		"%",
		"%00",
		"%09",
		"\ufeff",
		"\ud800",
	],
);

describe("where to go after signing in", () => {
	it.each(["/account", "/account/drafts/x?a=b&c=%2F", "/oauth/consent?redirect_uri=https%3A%2F%2Fapp.example%2F"])(
		"keeps a path of this site: %s",
		(path) => expect(localPath(path, ORIGIN)).toBe(path),
	);

	it.each([undefined, "", "account", `/${"a".repeat(4000)}`])("goes home from what is no path: %s", (path) => {
		expect(localPath(path, ORIGIN)).toBe("/account");
	});

	it.each(HOSTILE)("never leads to another site: %j", (path) => {
		expect(landsOn(localPath(path, ORIGIN))).toEqual([ORIGIN, ORIGIN]);
	});

	it("never leads to another site, whatever is asked for", () => {
		const paths = fc.oneof(
			fc.array(PIECES, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`),
			fc.array(PIECES, { maxLength: 12 }).map((pieces) => pieces.join("")),
			fc.string({ unit: "binary" }).map((text) => `/${text}`),
			fc.webUrl(),
		);
		fc.assert(
			fc.property(paths, (path) => {
				const result = localPath(path, ORIGIN);
				expect(landsOn(result)).toEqual([ORIGIN, ORIGIN]);
				expect(result).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
				expect(localPath(result, ORIGIN)).toBe(result);
			}),
			{ numRuns: 3000, seed: 8 },
		);
	});
});

describe("the way back to a page", () => {
	const long = (length: number) => "a=1&".repeat(length / 4);

	it.each([
		["/account/orders?page=2", "/account/orders?page=2"],
		[`/listings?${long(3_000)}`, `/listings?${long(3_000)}`],
		[`/account/orders?${long(5_000)}`, "/account/orders"],
		[`/${"a".repeat(5_000)}?page=2`, "/account"],
	])("is one that is taken back: %.40s", (path, back) => {
		expect(wayBack(ORIGIN + path)).toBe(back);
		expect(localPath(back, ORIGIN)).toBe(back);
	});
});
