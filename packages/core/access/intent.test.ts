import { expect, it } from "vitest";
import { INTENT_ACTS, intentText, parseIntent } from "#core/access/intent";
import { INTENT_MAX } from "#core/limits";

it("reads back what it wrote", () => {
	for (const act of INTENT_ACTS) {
		const intent = { act, listing: "acme-2" };
		expect(parseIntent(intentText(intent))).toEqual(intent);
	}
	const reading = { act: "read", url: "https://acme.com:8080/?a=b:c" } as const;
	expect(parseIntent(intentText(reading))).toEqual(reading);
	const reminder = { act: "remind", week: "2026-11-23" } as const;
	expect(parseIntent(intentText(reminder))).toEqual(reminder);
});

it("knows nothing else", () => {
	const listings = ["vote", "vote:", "vote:Acme", "vote:a:b", "buy:acme", "vote:a/../b"];
	for (const text of [undefined, "", ...listings, "read:", "read:acme", "remind:", "remind:next", 7])
		expect(parseIntent(text)).toBeNull();
	const longest = "read:https://acme.com/".padEnd(INTENT_MAX, "a");
	expect(parseIntent(longest)).toEqual({ act: "read", url: longest.slice("read:".length) });
	expect(parseIntent(`${longest}a`)).toBeNull();
});
