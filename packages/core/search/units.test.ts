import { expect, it } from "vitest";
import type { Known } from "#core/search/known";
import { readQuery } from "#core/search/query";
import { correctedQuery, unitsOf } from "#core/search/units";
import { NOTHING_KNOWN } from "#testing/nothing-known";

const listed = (...words: string[]) => words.map((word) => ({ word, listings: 5 }));

function units(text: string, known: Partial<Known>) {
	const query = readQuery(text) ?? expect.fail("no words");
	const found = unitsOf(query, { ...NOTHING_KNOWN, ...known });
	return { found, corrected: correctedQuery(query, found) };
}

it("leaves a word that stands somewhere as it is", () => {
	const known = { words: new Set(["stack"]), near: new Map([["stack", listed("slack")]]) };
	expect(units("stack ", known)).toEqual({ found: [{ word: "stack", forms: ["stack"], begins: [] }], corrected: null });
});

it("takes another name of a label for the label itself, unless it is in quotation marks", () => {
	const known = { others: new Map([["kubernet", ["k8s", "containers"]]]), labelled: new Set(["k8s"]) };
	expect(units("kubernetes ", { ...known, words: new Set(["kubernetes"]) }).found).toEqual([
		{ word: "kubernetes", forms: ["kubernetes", "k8s"], begins: [] },
	]);
	expect(units("kubernetes ", known)).toMatchObject({ found: [{ forms: ["kubernetes", "k8s"] }], corrected: null });
	expect(units('"kubernetes" ', known).found).toMatchObject([{ forms: ["kubernetes"] }]);
	expect(units("kubernetes ", { others: known.others, words: new Set(["kubernetes"]) }).found).toMatchObject([
		{ forms: ["kubernetes"] },
	]);
});

it("corrects one that stands nowhere, and says what was meant", () => {
	const { found, corrected } = units("share colendar ", {
		words: new Set(["share"]),
		near: new Map([["colendar", listed("calendar")]]),
	});
	expect(found[1]).toMatchObject({ forms: ["calendar"], corrected: "calendar" });
	expect(corrected).toBe("share calendar");
});

it("says a slip of the hand, though what is left of the word is its stem", () => {
	const near = new Map([["invoicng", listed("invoicing")]]);
	expect(units("invoicng ", { near })).toMatchObject({ found: [{ forms: ["invoicing"] }], corrected: "invoicing" });
});

it("takes other forms of a word for the word itself", () => {
	const near = new Map([["notified", listed("modified", "notification", "notifications")]]);
	expect(units("notified ", { near })).toMatchObject({ found: [{ forms: ["notification"] }], corrected: null });
});

it("completes the last word while it stands nowhere, and a short one that is alone after all else", () => {
	const begun = listed("kanban", "kanbans", "kantan");
	expect(units("kanb", { begun }).found[0]?.forms).toEqual(["kanban", "kantan"]);
	expect(units("kan", { begun, words: new Set(["kan"]) }).found[0]).toMatchObject({
		forms: ["kan"],
		begins: ["kanban", "kanbans", "kantan"],
	});
	expect(units("board kan", { begun, words: new Set(["board", "kan"]) }).found[1]).toMatchObject({ begins: [] });
});

it("takes a word apart where both parts are known", () => {
	expect(units("mindmap ", { parts: new Set(["mind", "map"]) })).toMatchObject({
		found: [{ forms: ["mind map"] }],
		corrected: "mind map",
	});
});

it("lets a deed stand for who does it where several listings name it", () => {
	const known = { words: new Set(["tracker"]), counted: new Map([["track", 3]]) };
	expect(units("tracker ", known).found[0]?.forms).toEqual(["tracker", "track"]);
	expect(units("tracker ", { ...known, counted: new Map([["track", 2]]) }).found[0]?.forms).toEqual(["tracker"]);
});

it("leaves a quoted word as it is spelt", () => {
	const known = {
		words: new Set(["share"]),
		near: new Map([["calenders", listed("calendar")]]),
		begun: listed("calendar"),
	};
	const { found, corrected } = units('share "calenders"', known);
	expect(found[1]).toEqual({ word: "calenders", forms: ["calenders"], begins: [] });
	expect(corrected).toBeNull();
});

it("takes a long word that stands nowhere with any ending", () => {
	const forms = (text: string) => units(text, {}).found.map((unit) => unit.forms);
	expect(forms("Einkaufsliste ")).toEqual([["einkaufsliste*"]]);
	expect(forms("liste ")).toEqual([["liste"]]);
	expect(forms('"Einkaufsliste" ')).toEqual([["einkaufsliste"]]);
});

it("takes no word that stands nowhere for the beginning of more words than can be looked for", () => {
	expect(units("einkauf ", {}).found[0]?.forms).toEqual(["einkauf*"]);
	expect(units("einkauf ", { manyBegin: new Set(["einkauf*"]) }).found[0]?.forms).toEqual(["einkauf"]);
	expect(units("rechnungssoftware ", { manyBegin: new Set(["rechnung*"]) }).found[0]?.forms).toEqual([
		"rechnungssoftware*",
	]);
});

it("finds forms of other languages, and calls them no correction", () => {
	const near = new Map([["factuur", listed("facturen", "factoren")]]);
	expect(units("factuur ", { near })).toEqual({
		found: [{ word: "factuur", forms: ["facturen"], begins: [] }],
		corrected: null,
	});
});
