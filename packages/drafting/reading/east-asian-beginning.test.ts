import { describe, expect, it } from "vitest";
import { eastAsianBeginning, isEastAsianName } from "#drafting/reading/east-asian-beginning";

describe("eastAsianBeginning", () => {
	it.each([
		["§은 2020년 도예가 한지우와 개발자 오민석이 창업했습니다.", ["한지우", "오민석"], 2020],
		["2019년 남궁현이 대전에서 §을 설립했습니다.", ["남궁현"], 2019],
		["공동 창업자 남궁현은 개발을 맡고 있습니다.", ["남궁현"], null],
		["2021年に森田彩が札幌で創業しました。", ["森田彩"], 2021],
		["§は2018年に田中太郎と佐藤花子が設立しました。", ["田中太郎", "佐藤花子"], 2018],
		["創業者の森田 葵は元書店員です。", ["森田 葵"], null],
		["§由王小明和李华于2019年创立。", ["王小明", "李华"], 2019],
		["2019年王小明在杭州创办了§。", ["王小明"], 2019],
	])("reads %s", (text, people, year) => {
		expect(eastAsianBeginning(text)).toEqual({ people, year });
	});

	it.each([
		"협력사 부품나라는 2005년 김철수가 창업했습니다.",
		"아버지 서동수는 1987년에 수리점을 열었습니다.",
		"2005年に田中太郎が大阪で部品屋を創業しました。",
		"部品屋の創業者である田中太郎が支援しています。",
		"2020년 서지안이 §을 창업할 예정입니다.",
	])("takes nobody of %s", (text) => {
		expect(eastAsianBeginning(text)).toBeNull();
	});

	it("asks the sentence before of whom one without a name tells", () => {
		const text = "2005年に田中太郎が大阪で創業しました。";
		expect(eastAsianBeginning(text, "部品は大阪の山本商店から届きます。")).toBeNull();
		expect(eastAsianBeginning(text, "§は修理店の予約台帳です。")?.year).toBe(2005);
	});
});

it("knows the form of a name", () => {
	expect(["서지안", "남궁현", "森田彩", "森田 葵", "ジョン・スミス"].map(isEastAsianName)).toEqual(Array(5).fill(true));
	expect(["창업", "株式会社コトノハ", "Ana Ruiz", ""].map(isEastAsianName)).toEqual(Array(4).fill(false));
});
