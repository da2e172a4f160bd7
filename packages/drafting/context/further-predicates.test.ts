import { expect, it } from "vitest";
import { furtherPredicates, toldOneByOne } from "#drafting/context/further-predicates";

it("gives what is said second of the same subject one of its own", () => {
	expect(furtherPredicates("§ builds lamps and mends them")).toContain("§ mends them");
	expect(furtherPredicates("We build looms, spin yarn and teach weaving")).toContain("We teach weaving");
});

it("gives each of several by itself, and the first with its own not", () => {
	const told = furtherPredicates("§ reads the mail, finds the dates and adds them to a calendar");
	expect(told).toContain("§ finds the dates");
	expect(furtherPredicates("§ sells no data and asks for no account")).toEqual(["§ sells no data"]);
	expect(furtherPredicates("We verkopen geen gegevens en vragen niet om een account")).toContain(
		"We verkopen geen gegevens",
	);
});

it.each([
	"§ helps shops that sell flowers and delivers bouquets",
	"We help florists write invoices and get paid",
	"§ may one day print bills and sends them",
	"Lamps of brass and steel",
])("leaves what somebody else may do, or is not sure: %s", (source) => {
	expect(furtherPredicates(source)).toEqual([]);
});

it("parts what is told one after the other", () => {
	expect(toldOneByOne("With § you plan every trip, book the trains and leave early")).toEqual([
		"With § you plan every trip",
		"With § you book the trains",
	]);
	expect(toldOneByOne("With § you plan every trip, and only Pro books trains")).not.toContain(
		"With § you only Pro books trains",
	);
});
