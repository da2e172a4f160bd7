import { expect, it } from "vitest";
import type { Known } from "#core/search/known";
import { OTHERS_MAX } from "#core/search/otherwise";
import { planOf } from "#core/search/plan";
import { readQuery } from "#core/search/query";
import { RANKED_MAX } from "#core/search/rarity";
import { NOTHING_KNOWN } from "#testing/nothing-known";

function plan(text: string, known: Partial<Known> = {}) {
	const query = readQuery(`${text} `, "apart") ?? expect.fail("no words");
	return planOf(query, { ...NOTHING_KNOWN, words: new Set(query.words), ...known });
}
const matches = (text: string, known?: Partial<Known>) => plan(text, known).lists.map(({ match }) => match);

it("ranks one word once", () => {
	expect(matches("invoices")).toEqual(['"invoices"']);
});

it("ranks what has all words, then what has some, names in one word among them", () => {
	expect(matches("photo prism")).toEqual([
		'(("photo" AND "prism") OR "photoprism")',
		'("photo" OR "prism" OR "photoprism" OR "photo prism")',
	]);
});

it("ranks a correction by nothing where it is everywhere, as a word that was typed", () => {
	const listings = RANKED_MAX + 1;
	const common = new Map([["product", listings]]);
	const near = new Map([["prodcut", [{ word: "product", listings }]]]);
	expect(matches("prodcut", { words: new Set(), near, common })).toEqual([]);
	expect(matches("product", { counted: new Map([["product", listings]]), common })).toEqual([]);
});

it("ranks nothing by a number that is everywhere, though names are not counted by numbers", () => {
	const common = new Map([
		["1", RANKED_MAX + 1],
		["month", RANKED_MAX + 1],
	]);
	expect(matches("1", { common })).toEqual([]);
	expect(matches("1 month", { counted: new Map([["month", 20]]), common })).toEqual(['"month"']);
});

it("takes neighbours in one word for a name that is spelt nearly so", () => {
	const near = new Map([["nexcloud", [{ word: "nextcloud", listings: 1 }]]]);
	expect(matches("nex cloud", { near })[0]).toBe('(("nex" AND "cloud") OR "nexcloud" OR "nextcloud")');
});

it("ranks other names by themselves, and all words or their other names", () => {
	const lists = matches("crm plumbers", { others: new Map([["crm", ["customer relationship management"]]]) });
	expect(lists).toContain('(("crm" OR "customer relationship management") AND "plumbers")');
	expect(lists.at(-1)).toBe('("crm" OR "plumbers" OR "crmplumbers" OR "customer relationship management")');
});

it("ranks what has two of three or more", () => {
	expect(matches("plan meals budget")).toContain(
		'(("plan" AND "meals") OR ("plan" AND "budget") OR ("meals" AND "budget"))',
	);
});

it("takes what products of all kinds have for no answer by itself", () => {
	const traits = new Set(["python", "lightweight"]);
	expect(matches("python forum", { traits })).toEqual([
		'(("python" AND "forum") OR "pythonforum")',
		'("forum" OR "pythonforum" OR "python forum")',
	]);
	const others = new Map([["forum", ["discussion board"]]]);
	expect(matches("python forum", { traits, others }).at(-1)).toBe('("forum" OR "pythonforum" OR "discussion board")');
	expect(plan("python forum", { traits }).some).toBe('"python" OR "forum"');
	// Where nothing else is asked, or nothing else stands anywhere, they are what is asked for.
	expect(matches("lightweight python", { traits }).at(-1)).toContain('"lightweight" OR "python"');
	expect(matches("python frobs", { traits, words: new Set(["python"]) }).at(-1)).toContain('"python" OR "frobs"');
	expect(
		matches("python fourm", {
			traits,
			words: new Set(["python"]),
			near: new Map([["fourm", [{ word: "forum", listings: 3 }]]]),
		}).at(-1),
	).not.toContain('"python" OR');
});

it("ranks by other names of common words, and by these words only beside what is rare", () => {
	const common = new Map([
		["email", RANKED_MAX + 1],
		["calendar", RANKED_MAX + 1],
	]);
	const others = new Map([
		["email", ["webmail"]],
		["calendar", ["agenda"]],
	]);
	const found = matches("kites email calendar", { common, others }).join();
	expect(found).toContain('("webmail" AND "agenda")');
	expect(found).toContain('("kites" AND ("email" OR "webmail"))');
	expect(found).not.toContain('(("email" OR "webmail") AND');
});

it("leaves what neighbours make together to the order where that is everywhere", () => {
	const found = plan("kites web sites", { common: new Map([["websit", RANKED_MAX + 1]]) });
	expect(found.lists.map(({ match }) => match).join()).not.toContain('"websites"');
	expect(found).toMatchObject({ isCapped: true, all: '"kites" AND "sites" OR "websites"' });
});

it("leaves common words to the order, and ranks the rarest", () => {
	const common = new Map([["custom", RANKED_MAX]]);
	const found = plan("invoices customers", { common, counted: new Map([["customers", 3]]) });
	expect(found.lists.map(({ match }) => match).join()).not.toContain('"customers"');
	expect(found).toMatchObject({ isCapped: true, all: '"invoices" AND "customers"', some: '"invoices"' });
});

it("ranks names and taglines where every word is common, and nothing where even these are too many", () => {
	const common = new Map([["platform", RANKED_MAX + 1]]);
	expect(plan("platform", { common }).lists).toEqual([{ table: "heads", match: '"platform"' }]);
	expect(plan("platform", { common, counted: new Map([["platform", RANKED_MAX + 1]]) }).lists).toEqual([]);
});

it("knows how common completions are", () => {
	const begun = [{ word: "project", listings: RANKED_MAX + 1 }];
	const query = readQuery("proj") ?? expect.fail("no words");
	const found = planOf(query, { ...NOTHING_KNOWN, begun });
	expect(found.lists.map(({ table }) => table)).not.toContain("text");
});

it("puts what has all words first where a trait is a label, beside what says a kind", () => {
	const traits = new Set(["python"]);
	expect(plan("python forum", { traits, labelled: traits }).isAllFirst).toBe(true);
	expect(plan("python forum", { traits }).isAllFirst).toBe(false);
	expect(plan("python", { traits, labelled: traits }).isAllFirst).toBe(false);
	expect(plan("forum").isAllFirst).toBe(false);
	expect(["python forum", "python", "forum"].map((text) => plan(text, { traits }).hasTraits)).toEqual([
		true,
		false,
		false,
	]);
});

it("ranks each two words without other names too, where there are three and more", () => {
	const others = new Map([["file", ["document"]]]);
	expect(matches("minimal file manager", { others })).toContain(
		'(("minimal" AND "file") OR ("minimal" AND "manager") OR ("file" AND "manager"))',
	);
	// Without other names both are the same.
	expect(matches("minimal file manager")).toHaveLength(3);
});

it("leaves out what says that a licence is one", () => {
	const traits = new Set(["mit"]);
	const words = (text: string) => plan(text, { traits, labelled: traits }).units.map(({ word }) => word);
	expect(words("mit licensed wiki")).toEqual(["mit", "wiki"]);
	expect(words("wiki mit license")).toEqual(["wiki", "mit"]);
	expect(words("license manager")).toEqual(["license", "manager"]);
	expect(words("wiki licence")).toEqual(["wiki", "licence"]);
});

it("asks tables without places for the parts of a word", () => {
	expect(plan("mindmap", { words: new Set(), parts: new Set(["mind", "map"]) }).all).toBe('("mind" AND "map")');
});

it("takes so many other names of a whole query, and says them to tables without places too", () => {
	const words = ["bat", "bee", "cat", "dog"];
	const others = new Map(words.map((word) => [word, Array.from({ length: 12 }, (_, index) => `${word} ${index}`)]));
	const found = plan(words.join(" "), { others }).others ?? "";
	expect(found.match(/"\d+"/g)).toHaveLength(OTHERS_MAX);
	expect(found).toContain('("bat" AND "0")');
	expect(plan("bat").others).toBeNull();
});

it("ranks by the words beside those that name facts, and corrects none of these", () => {
	expect(plan("german invoices").besides).toBe('"invoices"');
	expect(plan("invoices").besides).toBeNull();
	expect(plan("german").besides).toBeNull();
	const near = new Map([["german", [{ word: "germane", listings: 2 }]]]);
	expect(plan("german invoices", { words: new Set(["invoices"]), near }).corrected).toBeNull();
});

it("asks tables without places for each pair of a word of a script without spaces", () => {
	expect(plan("見積書").all).toBe('("見積" AND "積書")');
	const common = new Map([
		["見積", RANKED_MAX + 1],
		["積書", RANKED_MAX + 1],
	]);
	expect(plan("見積書", { common }).lists.map(({ table }) => table)).not.toContain("text");
	expect(plan("見積書", { common: new Map([["見積", RANKED_MAX + 1]]) }).lists.map(({ table }) => table)).toEqual([
		"text",
	]);
});
