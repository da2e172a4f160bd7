import { expect, it } from "vitest";
import { AILMENT } from "#drafting/lexicon/ailments";

it("tells what ails somebody from what a product does", () => {
	for (const title of [
		"Inconsistent outputs",
		"Unclear QA",
		"Non-repeatable workflows",
		"Fehlende Belege",
		"Manque de temps",
	])
		expect(AILMENT.test(title), title).toBe(true);
	for (const title of ["Unlimited seats", "Non-stop monitoring", "Unified inbox", "Later payments", "Fehlersuche"])
		expect(AILMENT.test(title), title).toBe(false);
});
