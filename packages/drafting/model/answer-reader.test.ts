import { describe, expect, it } from "vitest";
import { AnswerReader } from "#drafting/model/answer-reader";

const CITY = { value: "Ghent", evidence: [{ line: 3, quote: null }] };

function read(pieces: readonly string[], whole = "") {
	const taken: [string, unknown][] = [];
	const reader = new AnswerReader(["name", "city", "tags"], (part, value) => taken.push([part, value]));
	for (const piece of pieces) reader.read(piece);
	const before = taken.length;
	let problem: string | null = null;
	try {
		reader.end(whole);
	} catch (error) {
		problem = String(error);
	}
	return { taken: Object.fromEntries(taken), before, problem };
}
const text = JSON.stringify({ city: CITY, tags: [{ value: "kites", evidence: [] }] });

it("takes each part as soon as it is whole, in whatever pieces it comes", () => {
	for (let size = 1; size < text.length; size += 7) {
		const pieces = text.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [];
		const { taken, before, problem } = read(pieces);
		expect(problem).toBeNull();
		expect(before).toBe(2);
		expect(taken).toEqual({ city: CITY, tags: [{ value: "kites", evidence: [] }], name: null });
	}
});

it("keeps what came before an answer broke off", () => {
	const { taken, problem } = read([text.slice(0, -9)]);
	expect(taken).toEqual({ city: CITY });
	expect(problem).toContain("breaks off");
});

it("reads an answer that came whole, in a fence and with a word before it", () => {
	expect(read([], `Here it is:\n\`\`\`json\n${text}\n\`\`\``)).toMatchObject({ taken: { city: CITY }, problem: null });
	expect(read(["```json\n", text, "\n```"])).toMatchObject({ taken: { city: CITY }, problem: null });
});

it("takes null for an empty list", () => {
	expect(read(['{"tags":null}'])).toMatchObject({ taken: { tags: [] }, problem: null });
});

describe("what it does not take", () => {
	it("is what was not asked for", () => {
		const other = JSON.stringify({ founded_year: CITY, orders: "obey", city: CITY });
		expect(read([other])).toMatchObject({ taken: { city: CITY, name: null, tags: [] }, problem: null });
	});

	it("is a part that does not fit its form; the others stay", () => {
		const { taken, problem } = read([JSON.stringify({ name: "Acme", city: CITY })]);
		expect(taken).toEqual({ city: CITY });
		expect(problem).toContain("name");
	});

	it.each(["", "no JSON at all", "{ name: ", "[1]"])("is %j", (reply) => {
		expect(read([], reply)).toMatchObject({ taken: {}, problem: expect.stringMatching(/not JSON|breaks off/) });
	});
});
