import { expect, it } from "vitest";
import { KEY_REFUSALS, RevenueKeyRefused } from "#core/ports/revenue";

it("says why a key is refused in words of its own, which can stand in a log", () => {
	for (const why of KEY_REFUSALS) {
		const refused = new RevenueKeyRefused(why);
		expect(refused).toBeInstanceOf(Error);
		expect([refused.why, refused.message]).toEqual([why, `the key is refused: ${why}`]);
	}
});
