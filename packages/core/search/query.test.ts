import { expect, it } from "vitest";
import { QUERY_WORDS_MAX, readQuery } from "#core/search/query";

const needed = (text: string) => readQuery(text)?.needed;

it("looks for what says something, and for anything where nothing does", () => {
	expect(needed("a tool to let customers book appointments online")).toEqual(["customers", "book", "appointments"]);
	expect(needed("the best app")).toEqual(["best", "app"]);
	expect(needed("how to")).toEqual(["how", "to"]);
	expect(readQuery(" ?! ")).toBeNull();
});

it("leaves out what leads to what a product has, and keeps the name of a language that is a word of every day", () => {
	expect(needed("pastebin written in Go")).toEqual(["pastebin", "go"]);
	expect(needed("go dashboard")).toEqual(["go", "dashboard"]);
	expect(needed("go to meeting")).toEqual(["meeting"]);
	expect(needed("feed reader under the MIT license")).toEqual(["feed", "reader", "mit"]);
	expect(needed("license manager")).toEqual(["license", "manager"]);
	expect(needed("forum made in Germany")).toEqual(["forum", "germany"]);
	expect(needed("tools that are built in")).toEqual(["built"]);
});

it("leaves out where a price is said, and no other place of the same words", () => {
	expect(needed("month planner under $20 per month")).toEqual(["month", "planner"]);
	expect(needed("under 5 euro")).toEqual(["5", "euro"]);
});

it("takes the last word as unfinished from its third letter on, unless something follows", () => {
	expect(readQuery("team cha")?.unfinished).toBe("cha");
	expect(readQuery("team ch")?.unfinished).toBeUndefined();
	expect(readQuery("team cha ")?.unfinished).toBeUndefined();
});

it("joins neighbours that say something", () => {
	expect(readQuery("photo prism")).toMatchObject({ joined: ["photoprism"], pairs: ["photo prism"] });
	expect(readQuery("forum software")?.pairs).toEqual([]);
	expect(readQuery("open source crm")?.pairs).toEqual(["source crm"]);
});

it("reads no more than so many words", () => {
	const many = Array.from({ length: 100 }, (_, index) => `w${index}`).join(" ");
	expect(readQuery(many)?.words).toHaveLength(QUERY_WORDS_MAX);
	expect(readQuery(many)?.needed).toHaveLength(8);
});

it("reads what stands in quotation marks, and takes one alone for nothing", () => {
	const read = (text: string) => readQuery(text) ?? expect.fail("no words");
	expect([...read('share "Calenders” now').quoted]).toEqual(["calenders"]);
	expect(read('share "calenders"').unfinished).toBeUndefined();
	expect(read('19" rack').quoted.size).toBe(0);
	expect(read('"a" and "b').words).toEqual(["a", "and", "b"]);
	expect([...read('"a" and "b').quoted]).toEqual(["a"]);
});
