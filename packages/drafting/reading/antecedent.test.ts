import { describe, expect, it } from "vitest";
import { leansOnSentenceBefore, relativeTo, withAntecedent } from "#drafting/reading/antecedent";

const NAMES = ["Acme"];

describe("a sentence that begins with a pronoun", () => {
	it("is read with the one person whom the sentence before tells of", () => {
		const read = (previous: string, sentence: string) => withAntecedent(previous, sentence, NAMES);
		expect(read("Jo Day is a florist.", "She founded Acme in 2019.")).toBe("Jo Day founded Acme in 2019.");
		expect(read("Jo Day es florista.", "Fundó Acme en 2019.")).toBe("Jo Day fundó Acme en 2019.");
		expect(read("Jo Day met Ana Ruiz.", "She founded Acme in 2019.")).toBeNull();
		expect(read("Jo Day is a florist.", "She founded Petal House in 2019.")).toBeNull();
		expect(read("Flowers are sold here.", "She founded Acme in 2019.")).toBeNull();
	});

	it("is read with the site's name where the sentence before says what the site is, and names nothing else", () => {
		const read = (previous: string) => withAntecedent(previous, "It was founded by Jo Day.", NAMES);
		expect(read("Acme is a software company.")).toBe("Acme was founded by Jo Day.");
		expect(read("Acme is a member of the guild.")).toBeNull();
		expect(read("Acme is an app by Petal House.")).toBeNull();
		expect(read("Acme works in an old flower hall.")).toBeNull();
		expect(read("Petal House is a software company.")).toBeNull();
	});
});

it("tells a sentence that says nothing without the one before", () => {
	expect(leansOnSentenceBefore("It was founded by Jo Day.")).toBe(true);
	expect(leansOnSentenceBefore("È stata fondata da Jo Day.")).toBe(true);
	expect(leansOnSentenceBefore("Acme was founded by Jo Day.")).toBe(false);
});

it("tells what a clause before the founding word is relative to", () => {
	const read = (before: string) => relativeTo(before, NAMES);
	for (const before of [
		"Acme runs on Fernwood, which was",
		"Acme belongs to a group that was",
		"Acme läuft auf Fernwood, das",
		"Acme is an app of a studio that was",
	])
		expect(read(before), before).toBe("other");
	for (const before of ["Acme, which was", "Acme is a bakery in Bonn that was", "We are a studio that was"])
		expect(read(before), before).toBe("own");
	expect(read("Acme was")).toBeNull();
});
