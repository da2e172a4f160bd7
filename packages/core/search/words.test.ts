import { expect, it } from "vitest";
import {
	beginning,
	folded,
	inPairs,
	nameIn,
	otherForms,
	outOfPairs,
	termOf,
	wordsApart,
	wordsOf,
} from "#core/search/words";

it("reads words as the index does: letters and digits, folded", () => {
	expect(wordsOf("Crème-brûlée, Node.js & C++ 24h!")).toEqual(["creme", "brulee", "node", "js", "c", "24h"]);
	expect(folded("ÄÖÜ Żółć")).toBe("aou zołc");
	for (const text of ["", "  ", "?!", '"', "* ( ) -", "🎉", "\u0301", "\u{e000}n0".slice(0, 1)]) {
		expect(wordsOf(text), text).toEqual([]);
	}
});

it("folds what has plain letters alone as it folds them among others", () => {
	const plain = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
	expect(folded(plain)).toBe(plain.toLowerCase());
	for (const other of ["\u0080", "é", "e\u0301", "ＣＲＭ", "𝐂", "\ud800"])
		expect(folded(plain + other)).toBe(folded(plain) + folded(other));
});

it("reads a letter in each of its forms as that letter", () => {
	expect(wordsOf("ＣＲＭ ﬁnance ２４ｈ 𝐂𝐑𝐌")).toEqual(["crm", "finance", "24h", "crm"]);
	expect(wordsOf("ｸﾗｳﾄﾞ ﾌﾟﾚｾﾞﾝ ﾊﾝｸﾞﾙ ﾡ")).toEqual(["クラウド", "プレゼン", "ハングル", "ᄀ"]);
	expect(wordsApart("ｸﾗｳﾄﾞ型ＣＲＭﾂｰﾙ")).toEqual(wordsApart("クラウド型CRMツール"));
});

it("leaves what is another word in its plain form as it is written", () => {
	// 10² is not 102, and what Thai writes as one letter the index has as one letter.
	expect(wordsOf("m² ½ น้ำ ㄱ")).toEqual(["m²", "½", "น ำ", "ㄱ"]);
});

it("tells which words of a text stand there in another form", () => {
	expect(otherForms("ＣＲＭ for Crème ﬁnance teams, ＣＲＭ again")).toEqual(["crm", "finance"]);
	expect(otherForms("CRM for crème finance, 24h, m², น้ำ, クラウド")).toEqual([]);
});

it("keeps together what the index splits at marks", () => {
	expect(wordsOf("हिन्दी")).toEqual(["ह न द"]);
});

it("takes letters that the index does not know for none", () => {
	expect(wordsOf("a\u{1E4C0}b \u{2EBF0}")).toEqual(["a", "b"]);
});

it("writes a word so that no character has a meaning", () => {
	expect(wordsOf('a" OR facets:x NEAR(b)*').map(termOf)).toEqual(['"a"', '"or"', '"facets"', '"x"', '"near"', '"b"']);
});

it("takes scripts without spaces apart into words, and what stands between them", () => {
	expect(wordsApart("請求書の作成")).toEqual(["請求書", "の", "作成"]);
	expect(wordsApart("调查问卷")).toEqual(["调查", "问卷"]);
	expect(wordsApart("クラウド型CRMツール")).toContain("crm");
	expect(wordsOf("請求書の作成ツール CRM")).toEqual(["請求書の作成ツール", "crm"]);
	expect(nameIn("請求書の作成ツール CRM")).toBe("請求書の作成ツールcrm");
});

it("looks for words of such scripts by each two letters", () => {
	expect(["見積書", "茶", "crm", "ह न द"].map(inPairs)).toEqual(["見積 積書", "茶*", "crm", "ह न द"]);
	for (const word of ["見積書", "茶", "crm", "ह न द"]) expect(outOfPairs(inPairs(word))).toBe(word);
	expect(["見積 積書", "茶*", beginning("liste")].map(termOf)).toEqual(['"見積 積書"', '"茶" *', '"liste" *']);
});
