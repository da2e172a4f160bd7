import { expect, it } from "vitest";
import { foundersInSentence } from "#drafting/reading/founders-in-sentence";
import { isOwnFounder, OUR_FOUNDER } from "#drafting/reading/whose-founder";

const own = (sentence: string, isAboutPage = true) =>
	foundersInSentence(sentence)
		.filter((founder) => isOwnFounder(sentence, founder, ["Acme"], isAboutPage, []))
		.map(({ name }) => name);

it.each([
	"The founder of the company, Ana Ruiz, bakes.",
	"Ana Ruiz is the founder of Acme.",
	"Ana Ruiz, founder and CEO",
])("is this company's: %s", (sentence) => expect(own(sentence)).toContain("Ana Ruiz"));

it.each([
	"Their founder, Ana Ruiz, teaches here.",
	"Ana Ruiz is the founder of a studio in Leeds.",
	"Ana Ruiz, fondatrice du prix qu'Acme a gagné",
	"Ana Ruiz, founder of the Acme choir",
	"Money came from Bolt Capital, led by its founder Ana Ruiz",
])("is somebody else's: %s", (sentence) => expect(own(sentence)).toEqual([]));

it("takes a title alone on a page about the company, and elsewhere with a word for ours", () => {
	expect(own("Ana Ruiz, founder and CEO", false)).toEqual([]);
	expect(own("Our founder Ana Ruiz bakes.", false)).toEqual(["Ana Ruiz"]);
	for (const ours of ["nuestra fundadora", "unsere Gründerin", "onze oprichter"])
		expect(OUR_FOUNDER.test(ours)).toBe(true);
});
