import { expect, it } from "vitest";
import { passageOf, piecesOf, stemsOf } from "#core/search/passage";

const hits = (text: string, ...forms: string[]) =>
	piecesOf(text, stemsOf(forms)).flatMap((piece) => (piece.isHit ? [piece.text] : []));

it("finds words in any of their endings, as they are written", () => {
	expect(hits("Invoices, INVOICING and an inVoice.", "invoice")).toEqual(["Invoices", "INVOICING", "inVoice"]);
	expect(hits("Café für Ärzte", "cafe", "arzte")).toEqual(["Café", "Ärzte"]);
	expect(hits("A mind, a map", "mind map")).toEqual(["mind", "map"]);
	expect(hits("Invoiceless voices", "invoice", "voic")).toEqual(["voices"]);
});

it("loses nothing of a text, whatever is in it", () => {
	for (const text of ["", "map", "<b>map</b> & \u{1F600} map\ud83d", "דברים map של"]) {
		const pieces = piecesOf(text, stemsOf(["map", "דברים"]));
		expect(pieces.map((piece) => piece.text).join("")).toBe(text);
	}
});

it("shows the line that has most of the words, and where", () => {
	const text = `Maps for sailors\nacme.example\n${"Long words before it. ".repeat(10)}Tides and maps of harbours. ${"And after. ".repeat(30)}`;
	const passage = passageOf(text, stemsOf(["map", "tide"])) ?? "";
	expect(passage).toMatch(/^… .*Tides and maps of harbours\. .* …$/);
	expect(passage.length).toBeLessThanOrEqual(164);
	expect(passageOf(text, stemsOf(["sailor"]))).toBe("Maps for sailors");
	expect(passageOf(text, stemsOf(["zebra"]))).toBeNull();
});

it("cuts what has no spaces", () => {
	const endless = passageOf("a".repeat(5000), stemsOf(["a".repeat(5000)])) ?? "";
	expect(endless.length).toBeLessThanOrEqual(164);
});

it("finds words of scripts without spaces within what looks like one, and words that only begin so", () => {
	expect(hits("請求書作成ツール、見積書も。", "請求", "見積書")).toEqual(["請求", "見積書"]);
	expect(hits("請求書 請求", "請求", "請求書")).toEqual(["請求書", "請求"]);
	expect(hits("Einkaufslisten teilen", "einkaufsliste*")).toEqual(["Einkaufslisten"]);
	expect(passageOf("日本語\n見積書と納品書", stemsOf(["納品"]))).toBe("見積書と納品書");
});
