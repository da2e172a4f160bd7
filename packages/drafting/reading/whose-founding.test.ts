import { expect, it } from "vitest";
import { isFoundingOfOwner } from "#drafting/reading/whose-founding";

const isOwn = (sentence: string) => isFoundingOfOwner(sentence, ["Acme", "Acme Farm"]);

it("takes a founding for the company's own by its name, by `we`, by its kind, or where nobody else is named", () => {
	for (const sentence of [
		"Acme was founded in 2012",
		"Our company was founded in 2012",
		"Founded in 2012, we make boats",
		"The farm was founded in 1920",
		"Gegründet 2012 in Gent",
	])
		expect(isOwn(sentence), sentence).toBe(true);
});

it("takes it for somebody else's by a name, a thing, a part or a relative clause", () => {
	for (const sentence of [
		"Bolt Lamps was founded in 1988",
		"Acme was bought by Bolt Inc., which was founded in 1988",
		"Established in 2012, the standard is what Acme follows",
		"The mill that we work in, founded in 1931",
		"The Acme Foundation was founded in 2015",
		"The company that owns Acme was founded in 2012",
		"Die Firma, die Acme besitzt, wurde 2012 gegründet",
		"Acme is older than Florabill, founded in 2012",
		"We founded the Acme Academy in 2012",
		"Mit Acme habe ich 2022 meinen Laden gegründet",
		"創業1948年の田村養魚場も設立",
	])
		expect(isOwn(sentence), sentence).toBe(false);
});
