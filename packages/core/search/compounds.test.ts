import { expect, it } from "vitest";
import { firstPartOf } from "#core/search/compounds";

it("takes off what nearly every product is, and the letter that links it", () => {
	expect(firstPartOf("rechnungssoftware")).toBe("rechnung*");
	expect(firstPartOf("umfragetool")).toBe("umfrage*");
	expect(firstPartOf("urlaubsplattform")).toBe("urlaub*");
	expect(firstPartOf("rechnungsverwaltung")).toBe("rechnung*");
	expect(firstPartOf("voorraadbeheer")).toBe("voorraad*");
	expect(firstPartOf("bokningshantering")).toBe("bokning*");
	expect(firstPartOf("factuurprogramma")).toBe("factuur*");
	expect(firstPartOf("bokforingssystem")).toBe("bokforing*");
});

it("leaves words that are none, and such as say nothing else", () => {
	for (const word of ["rechnung", "software", "webapp", "toolsoftware2", "請求書app", "two wordsapp"]) {
		expect(firstPartOf(word), word).toBeUndefined();
	}
});
