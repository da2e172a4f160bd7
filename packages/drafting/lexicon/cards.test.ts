import { expect, it } from "vitest";
import { PER } from "#drafting/context/plan-in-table";
import { OFFER_WORDS } from "#drafting/extractive/priced-blocks";
import { ROLE } from "#drafting/lexicon/cards";

it("knows words that begin or end with letters outside ASCII, and no part of a longer one", () => {
	for (const role of ["Ägare", "Ředitel Acme", "Majitel", "Gründer und Ägare"]) expect(ROLE.test(role)).toBe(true);
	for (const word of ["Delägares", "misleading", "partnerships"]) expect(ROLE.test(word)).toBe(false);
	for (const offer of ["à partir de 9 €", "от 9 €", "from $9"]) expect(OFFER_WORDS.test(offer)).toBe(true);
	expect(OFFER_WORDS.test("Déjà vu: 9 €")).toBe(false);
	for (const unit of ["в месяц", "za miesiąc", "/month"]) expect(PER.test(unit)).toBe(true);
	for (const plan of ["вместе", "zadarmo"]) expect(PER.test(plan)).toBe(false);
});
