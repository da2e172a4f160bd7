import { expect, it } from "vitest";
import { foundersInSentence, mentionsFounding } from "#drafting/reading/founders-in-sentence";

const named = (sentence: string) => foundersInSentence(sentence).map(({ name }) => name);

it.each([
	["Lea Brandt is CEO and co-founder of Acme.", ["Lea Brandt"]],
	["Our founder Jo Day bakes at night.", ["Jo Day"]],
	["Founder & CEO: Jo Day", ["Jo Day"]],
	["Acme was founded by Jo Day and Ana Ruiz.", ["Jo Day", "Ana Ruiz"]],
	["Acme was founded by brothers Kai and Jo Ruiz.", ["Kai Ruiz", "Jo Ruiz"]],
	["Ana Ruiz and Jo Day founded Acme.", ["Ana Ruiz", "Jo Day"]],
	["Acme wurde 2015 von Ana Ruiz und Jo Day gegründet.", ["Ana Ruiz", "Jo Day"]],
])("finds the founders in %j", (sentence, people) => {
	expect(new Set(named(sentence))).toEqual(new Set(people));
	expect(mentionsFounding(sentence)).toBe(true);
});

it.each(["Ana Ruiz is not the founder of Acme.", "Serial founder Ana Ruiz advises us.", "Ana Ruiz teaches at Acme."])(
	"finds none in %j",
	(sentence) => {
		expect(named(sentence)).toEqual([]);
	},
);

it("says what stands where the thing that was founded is named", () => {
	expect(foundersInSentence("Ana Ruiz founded Acme in 2015.")).toEqual([
		{ name: "Ana Ruiz", title: null, founded: { after: "Acme in 2015." } },
	]);
	expect(foundersInSentence("Acme was founded by Ana Ruiz in 2015.")[0]).toMatchObject({
		name: "Ana Ruiz",
		founded: { before: "Acme was ", behind: " in 2015." },
	});
});
