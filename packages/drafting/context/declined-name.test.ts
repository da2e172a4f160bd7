import { expect, it } from "vitest";
import { declinedForms, isDeclined } from "#drafting/context/declined-name";
import { OWN, withOwnSign } from "#drafting/context/own-names";

it.each([
	["Talkoolistan perustivat vuonna 2017 kaksi vanhempaa.", "Talkoolista"],
	["Kaikki vuorot ovat Talkoolistassa.", "Talkoolista"],
	["A Fuvarlapot ketten írják, és az olcsó.", "Fuvarlap"],
	["A Számlázóval minden kész.", "Számlázó"],
	["Skladenku používají dílny a obchody, které ji znají.", "Skladenka"],
	["Ze Składnikiem każdy jest gotowy.", "Składnik"],
])("%s: has the site's name in a case", (sentence, name) => {
	expect(withOwnSign(sentence, [name])).toContain(OWN);
});

it.each([
	["The Harvesta is not for us.", "Harvest"],
	["Tu jest harvesta do zbioru i nie tylko.", "Harvest"],
	["Ta Akta jest na stole i nie tylko.", "Akt"],
	["Kaikki ovat Talkoolistalaisia, ja me myös.", "Talkoolista"],
])("%s: has it not", (sentence, name) => {
	expect(withOwnSign(sentence, [name])).toBe(sentence);
});

it("asks for no forms of names that are short or of several words", () => {
	expect(declinedForms("Akt")).toBeNull();
	expect(declinedForms("Oak & Ember")).toBeNull();
	expect(isDeclined("Talkoolistan", "Talkoolista", "Talkoolistan ja muiden vuorot ovat tässä.")).toBe(true);
});
