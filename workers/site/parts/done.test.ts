import { expect, it } from "vitest";
import { words } from "../words/words.ts";
import { Done } from "./done.tsx";

it("says what was done, and nothing for any other word", () => {
	expect(String(Done({ done: "saved" }))).toContain(words.account.done.saved);
	for (const done of [undefined, "", "nonsense", "toString", "constructor", "__proto__"])
		expect(Done({ done })).toBeNull();
});
