import { expect, it } from "vitest";
import { CLAIM_SIGHTS, type ClaimSight } from "#core/access/claim-sight";
import type { LineOutcome } from "#core/orders/line-outcome";
import { FAILURE_OUTCOMES } from "#core/web/page";
import { fieldName, outcomeWords, sharedWords, sightWords } from "#core/words/shared";

/** A sight of every code. */
const SIGHTS: { [C in ClaimSight["code"]]: Extract<ClaimSight, { code: C }> } = {
	record_found: { code: "record_found", resolvers: 2 },
	record_spreading: { code: "record_spreading", seeing: 1, resolvers: 2 },
	record_missing: { code: "record_missing" },
	record_differs: { code: "record_differs", values: ["v=spf1", 'a "quoted" one'] },
	resolvers_silent: { code: "resolvers_silent" },
	tag_found: { code: "tag_found" },
	tag_missing: { code: "tag_missing" },
	tag_differs: { code: "tag_differs", values: ["lwv-0"] },
	file_found: { code: "file_found" },
	file_empty: { code: "file_empty" },
	file_differs: { code: "file_differs", content: "<html>" },
	file_too_large: { code: "file_too_large" },
	file_type: { code: "file_type", type: "text/html" },
	other_domain: { code: "other_domain", host: "elsewhere.example" },
	not_read: { code: "not_read", outcome: "http_error", status: 404 },
};

it("has a sentence of its own for everything that a look can see", () => {
	const said = CLAIM_SIGHTS.map((code) => sightWords(SIGHTS[code]));
	expect(new Set(said).size).toBe(CLAIM_SIGHTS.length);
	for (const sentence of said) expect(sentence).toMatch(/^\S.+\.$/);
	expect(said).toContain('There are other TXT records: "v=spf1" and "a \\"quoted\\" one".');
	expect(said).toContain("The server answered 404.");
});

it("says of every failure why nothing was read", () => {
	for (const outcome of FAILURE_OUTCOMES) expect(sharedWords.unread[outcome](null)).toMatch(/\.$/);
	expect(sharedWords.unread.http_error(302)).not.toContain("302");
});

const week = "2026-11-23";

it.each<[LineOutcome, string]>([
	[{ code: "live" }, "The listing is live."],
	[{ code: "scheduled", week }, "The listing is scheduled for the week of 23 November 2026."],
	[{ code: "moved", week }, "The listing was moved to the week of 23 November 2026; its badge is still needed."],
	[{ code: "relaunched", week }, "The listing is launched again in the week of 23 November 2026."],
	[{ code: "categories_added", count: 2 }, "The listing is in 2 more categories."],
	[{ code: "taken_back" }, "Taken back with the payment."],
])("says of %o: %s", (outcome, sentence) => expect(outcomeWords([outcome])).toBe(sentence));

it("puts the outcomes of a line side by side", () => {
	expect(outcomeWords([{ code: "live" }, { code: "featured" }])).toBe("The listing is live. The listing is featured.");
});

it("calls fields as readers do, also those it does not know", () => {
	expect(["short_description", "usps", "some_field", "constructor"].map(fieldName)).toEqual([
		...["Short description", "What sets it apart", "Some field"],
		"Constructor",
	]);
});
