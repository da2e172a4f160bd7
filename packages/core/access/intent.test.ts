import { expect, it } from "vitest";
import { INTENT_ACTS, intentText, parseIntent } from "#core/access/intent";

it("reads back what it wrote", () => {
	for (const act of INTENT_ACTS) {
		const intent = { act, listing: "acme-2" };
		expect(parseIntent(intentText(intent))).toEqual(intent);
	}
});

it("knows nothing else", () => {
	for (const text of [undefined, "", "vote", "vote:", "vote:Acme", "vote:a:b", "buy:acme", "vote:a/../b", 7]) {
		expect(parseIntent(text)).toBeNull();
	}
});
