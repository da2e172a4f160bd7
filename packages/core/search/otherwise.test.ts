import { expect, it } from "vitest";
import type { Known } from "#core/search/known";
import { OTHERS_MAX, otherwiseOf, ownPairsOf, pairsOf } from "#core/search/otherwise";
import { readQuery } from "#core/search/query";
import { stemOf } from "#core/search/stem";
import { NOTHING_KNOWN } from "#testing/nothing-known";

const KNOWN: Known = {
	...NOTHING_KNOWN,
	words: new Set(["crm", "bakery"]),
	others: new Map([["crm", ["customer relationship", "contacts"]]]),
};
const unit = (word: string) => ({ word, forms: [word], begins: [] });

function otherwise(text: string, known: Partial<Known> = {}, isRare = (_phrase: string) => true) {
	const query = readQuery(text) ?? expect.fail("no words");
	return otherwiseOf(query, query.needed.map(unit), { ...KNOWN, ...known }, isRare);
}

it("puts words together with what they are also called", () => {
	const { concepts, others } = otherwise("crm bakery ");
	expect(others).toEqual(["customer relationship", "contacts"]);
	expect(concepts.map(({ match }) => match)).toEqual(['("crm" OR "customer relationship" OR "contacts")', '"bakery"']);
	expect(pairsOf(concepts)).toEqual(['(("crm" OR "customer relationship" OR "contacts") AND "bakery")']);
});

it("puts each two words together without other names too, and leaves out what is too common to rank by", () => {
	const { concepts } = otherwise("crm bakery ");
	expect(ownPairsOf(concepts)).toEqual(['("crm" AND "bakery")']);
	const crmAlone = otherwiseOf(
		readQuery("crm bakery ") ?? expect.fail("no words"),
		[unit("bakery")],
		KNOWN,
		() => true,
	);
	expect(ownPairsOf(crmAlone.concepts)).toEqual([]);
	expect(pairsOf(crmAlone.concepts)).toHaveLength(1);
});

it("finds nothing by other names of a label alone, unless nothing but labels is asked for", () => {
	const others = new Map([["crm", ["k8s"]]]);
	const labelled = new Set(["k8s"]);
	expect(otherwise("crm bakery ", { others, labelled }).others).toEqual([]);
	expect(otherwise("crm bakery ", { others }).others).toEqual(["k8s"]);
	const { concepts } = otherwise("crm bakery ", { others, labelled });
	expect(concepts.map(({ match }) => match)).toEqual(['("crm" OR "k8s")', '"bakery"']);
	const containers = new Map([["crm", ["containers"]]]);
	expect(otherwise("crm bakery ", { others: containers, labelled: new Set(["crm"]) }).others).toEqual([]);
	expect(otherwise("crm ", { others: containers, labelled: new Set(["crm"]) }).others).toEqual(["containers"]);
});

it("leaves out names that are everywhere, and more than a query may have", () => {
	expect(otherwise("crm ", {}, (phrase) => phrase !== "contacts").others).toEqual(["customer relationship"]);
	const many = new Map([["crm", Array.from({ length: OTHERS_MAX + 5 }, (_, at) => `name${at}`)]]);
	expect(otherwise("crm ", { others: many }).others).toHaveLength(OTHERS_MAX);
});

it("looks for neighbours as one word, by votes where that is everywhere", () => {
	expect(otherwise("photo prism ")).toMatchObject({ joined: ["photoprism"], everywhere: [] });
	const common = new Map([[stemOf("photoprism"), 4000]]);
	expect(otherwise("photo prism ", { common })).toMatchObject({ joined: [], everywhere: ["photoprism"] });
});
