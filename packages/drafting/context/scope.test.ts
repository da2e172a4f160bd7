import { expect, it } from "vitest";
import { scopeOf, withoutContrast } from "#drafting/context/scope";

it.each([
	[
		"guaranteed for ten years",
		"§ lights are guaranteed for ten years and every part can be replaced.",
		"§ lights are guaranteed for ten years",
	],
	["exports to pdf", "§ exports to pdf; it asks you for no password.", "§ exports to pdf"],
	[
		"never sends your code anywhere",
		"Unlike some linters, it never sends your code anywhere.",
		"it never sends your code anywhere.",
	],
])("of %s in “%s” is said: %s", (words, sentence, scope) => {
	expect(scopeOf(words, sentence)).toBe(scope);
});

it.each([
	["exports to pdf", "§ exports to pdf and only to subscribers of the paid plan."],
	["exports to pdf", "§ exports to pdf and sends it to you if you pay for Pro."],
	["exports to pdf", "§ will soon print and then exports to pdf."],
	["exports to pdf", "§ exports to pdf and, soon, xml."],
])("%s takes what the other clauses of “%s” say", (words, sentence) => {
	expect(scopeOf(words, sentence)).toBe(sentence);
});

it.each([
	["Unlike some linters, it stays offline.", "it stays offline."],
	["Anders als andere Apps, § läuft offline.", "§ läuft offline."],
	[
		"Unlike Rotagrid, which bills per place, they bill per person.",
		"Unlike Rotagrid, which bills per place, they bill per person.",
	],
])("without whom it is unlike, “%s” is “%s”", (sentence, rest) => {
	expect(withoutContrast(sentence)).toBe(rest);
});
