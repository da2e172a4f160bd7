import { expect, it } from "vitest";
import type { LineOutcome } from "#core/orders/line-outcome";
import { outcomeNote } from "#operations/orders/outcome-note";

const week = "2026-11-23";

it.each<[LineOutcome, string]>([
	[{ code: "live" }, "The listing is live."],
	[{ code: "scheduled", week }, "The listing is scheduled for the week of 2026-11-23."],
	[{ code: "moved", week }, "The listing was moved to the week of 2026-11-23; its badge is still needed."],
	[{ code: "relaunched", week }, "The listing is launched again in the week of 2026-11-23."],
	[{ code: "categories_added", count: 2 }, "The listing is in 2 more categories."],
	[{ code: "undeliverable" }, "This could not be delivered as ordered; the site team will write to you."],
	[{ code: "taken_back" }, "Taken back with the payment."],
])("says of %o: %s", (outcome, sentence) => expect(outcomeNote([outcome])).toBe(sentence));

it("puts sentences side by side", () => {
	expect(outcomeNote([{ code: "live" }, { code: "featured" }])).toBe("The listing is live. The listing is featured.");
});
