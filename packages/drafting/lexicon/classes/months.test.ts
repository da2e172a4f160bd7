import { expect, it } from "vitest";
import { MONTH, MONTHS } from "#drafting/lexicon/classes/months";

const numberOf = (word: string) => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(word)) + 1;

it.each([
	["January", 1],
	["février", 2],
	["März", 3],
	["aprile", 4],
	["maggio", 5],
	["junho", 6],
	["juillet", 7],
	["augustus", 8],
	["septiembre", 9],
	["okt", 10],
	["novembro", 11],
	["Dezember", 12],
])("%s is month %i", (word, number) => {
	expect(numberOf(word)).toBe(number);
	expect(new RegExp(`^(?:${MONTH})$`, "iu").test(word)).toBe(true);
});

it("gives no name to two months, and none to another word", () => {
	const names = MONTHS.flatMap((listed) => listed.replaceAll(/\(\?:[^)]*\)\??|\[[^\]]*\]\??/gu, "").split("|"));
	for (const name of names)
		expect(MONTHS.filter((listed) => new RegExp(`^(?:${listed})$`, "iu").test(name)).length).toBeLessThan(2);
	expect(["summer", "Mittwoch", "marble"].map(numberOf)).toEqual([0, 0, 0]);
});
