import { expect, it } from "vitest";
import { REVIEW_BURST, REVIEWER_ACCOUNT_MS } from "#core/limits";
import { HOLD_REASONS, holdReason, holdsAddress, type LookedAt, wordsOf } from "#core/listings/review-look";

const GOOD: LookedAt = {
	accountAgeMs: REVIEWER_ACCOUNT_MS,
	text: "It keeps our calendar in order, and support answers.",
	isCopy: false,
	recentReviews: REVIEW_BURST - 1,
	wasRejected: false,
};

it("publishes at once what nothing speaks against", () => {
	expect(REVIEWER_ACCOUNT_MS).toBe(3 * 24 * 3_600_000);
	expect(holdReason(GOOD)).toBeNull();
});

it("holds at each bound, and names the first reason", () => {
	expect(holdReason({ ...GOOD, accountAgeMs: REVIEWER_ACCOUNT_MS - 1 })).toBe("new_account");
	expect(holdReason({ ...GOOD, text: "See acme.com for more." })).toBe("address");
	expect(holdReason({ ...GOOD, isCopy: true })).toBe("copy");
	expect(holdReason({ ...GOOD, recentReviews: REVIEW_BURST })).toBe("burst");
	expect(holdReason({ ...GOOD, wasRejected: true })).toBe("rejected_before");
	const worst = { accountAgeMs: 0, text: "www.x.com", isCopy: true, recentReviews: 99, wasRejected: true };
	const fixes: Partial<LookedAt>[] = [
		{ wasRejected: false },
		{ accountAgeMs: REVIEWER_ACCOUNT_MS },
		{ text: GOOD.text },
		{ isCopy: false },
	];
	const reasons = [{}, ...fixes].map((_fix, index) => holdReason(Object.assign({}, worst, ...fixes.slice(0, index))));
	expect(reasons).toEqual(HOLD_REASONS);
});

it.each([
	"https://acme.com/x",
	"HTTP://1.2.3.4",
	"ftp://x",
	"(see www.acme)",
	"[here](acme.io/offer)",
	"mail me@acme.com now",
	"MAIL ME@ACME",
	"Go to Acme.co.uk!",
	"acme.github.io.",
	"x.com.",
	"acme.com...",
	"WWW.ACME",
	"acme.com:8080",
	"ａｃｍｅ．ｃｏｍ",
	"acme。com",
	"bücher.de",
	"3dprint.shop/?a=b",
	"“acme.dev”",
])("sees an address in %s", (text) => {
	expect(holdsAddress(`Before, ${text} and after it.`)).toBe(true);
});

it.each([
	"It is 3.5 times faster, e.g. for teams, i.e. for us.",
	"Version 2.0.1 of node.js and setup.exe ran fine...",
	"Rated 5/5 @ home. Costs $4.99 a month; no a.m. or p.m. trouble",
	"One.Two.Three and so on. U.S.A.",
	`${"a.".repeat(127)}com`,
	"",
])("sees none in %s", (text) => {
	expect(holdsAddress(text)).toBe(false);
});

it("takes texts for the same when only case, punctuation, spaces or the form of letters differ", () => {
	expect(wordsOf("  Works —  Very WELL!\n(café)")).toBe(wordsOf("works very well, cafe\u0301."));
	expect(wordsOf("works very well")).not.toBe(wordsOf("works well"));
	expect(wordsOf("…")).toBe("");
});

it("takes texts in capitals for the same", () => {
	expect(wordsOf("GREAT TOOL")).toBe("great tool");
});
