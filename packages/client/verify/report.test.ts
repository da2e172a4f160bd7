import { expect, it } from "vitest";
import type { ListingProof } from "../../core/proofs/proof";
import { reportLines } from "./report";

const proof: ListingProof = {
	iss: "https://directory.example",
	sub: "https://directory.example/listings/acme",
	iat: 1_795_000_000,
	version: 1,
	kind: "listing",
	listing: { id: 1, slug: "acme", name: "Acme", url: "https://acme.example/" },
	facts: [{ field: "city", value: "Utrecht", stated_by: [], quotes: [] }],
	not_found_on_website: [],
	updated_at: "2026-11-18T12:00:00.000Z",
};
const verified = { kid: "k", proof };
const page = { url: "https://acme.example/", problem: null, same_text: false };

it("says what a proof is about and what stands on its pages, without anything that a terminal obeys", () => {
	const quotes = [
		{ field: "city", quote: "in Utrecht", is_there: true },
		{ field: "city", quote: "in \u001b[31mMalm\u202eo", is_there: false },
	];
	expect(reportLines(verified, [{ ...page, quotes }])).toEqual([
		"The signature holds: https://directory.example stated this on 2026-11-18T11:06:40.000Z (key k).",
		"It is about https://directory.example/listings/acme: 1 fact, 0 quotes.",
		"https://acme.example/: read, its text has changed since.",
		'  there  city: "in Utrecht"',
		'  GONE   city: "in  [31mMalm o"',
	]);
	expect(reportLines(verified, [{ ...page, problem: "It took too long.", same_text: null, quotes: [] }]).at(-1)).toBe(
		"https://acme.example/: could not be read. It took too long.",
	);
});
