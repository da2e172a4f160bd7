import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Rows } from "#scripts/lib/faults/asking";
import { Reviewer } from "#scripts/lib/faults/reviewer";
import { seededRandom } from "#scripts/lib/random";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";

/** One person and one listing. */

let server: Server;
let origin: string;
let reviewer: Reviewer;
/** What the page has, and what a press is answered with. */
let page: { body: string; status: number };
let presses: string[];

beforeEach(async () => {
	reviewer = new Reviewer([{ userId: 7, session: "s" }], 1, seededRandom(1));
	page = { body: "", status: 303 };
	presses = [];
	server = createServer(async (request, response) => {
		if (request.method === "GET") {
			response.end(`<form action="/listings/w-1/review"></form>
				${page.body === "" ? "" : '<form action="/reviews/5/withdraw"></form>'}`);
			return;
		}
		const sent = new URLSearchParams(await textOf(request));
		presses.push(String(request.url));
		if (page.status < 400) page.body = sent.get("text") ?? "";
		response.writeHead(page.status, { location: "/" }).end();
	});
	origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => stop(server));

const write = (until: () => boolean) => reviewer.write(origin, until);
const answered = () => reviewer.writes.filter(({ answer }) => answer !== null);
/** A file with this review, changed so often and logged so often. */
const file = (body: string, status = body === "" ? "withdrawn" : "published", versions = 1, logged = 1) =>
	((sql: string) =>
		sql.includes("audit_log") ? [{ versions, logged }] : [{ userId: 7, listing: 1, body, status }]) as unknown as Rows;

it("misses a review that was answered and stands otherwise", async () => {
	await write(() => answered().length === 1);
	expect(presses).toEqual(["/listings/w-1/review"]);
	expect(page.body).toMatch(/^Review 1 of person 0/);
	expect(reviewer.problemsIn(file(page.body))).toEqual([]);
	for (const wrong of ["", "Another text"])
		expect(reviewer.problemsIn(file(wrong))).toEqual(["the review of user 7 of 1 is lost"]);
});

it("misses the taking back of a review, and takes nothing back twice", async () => {
	await write(() => answered().some(({ text }) => text === null));
	expect(presses.at(-1)).toBe("/reviews/5/withdraw");
	expect(reviewer.problemsIn(file(""))).toEqual([]);
	expect(reviewer.problemsIn(file("Still there"))).toEqual(["taking back the review of user 7 of 1 is lost"]);
	const before = presses.length;
	await write(() => presses.length > before);
	expect(presses.at(-1)).toBe("/listings/w-1/review");
});

it("finds a change that the log has not", async () => {
	await write(() => answered().length === 1);
	expect(reviewer.problemsIn(file(page.body, "published", 2, 1))).toEqual([
		"half done: 2 changes of reviews, of which the log has 1",
	]);
});

it("says nothing of what was not answered, and ends the run for an answer that no press may have", async () => {
	page.status = 500;
	await write(() => presses.length > 1);
	expect(reviewer.problemsIn(file("Anything at all"))).toEqual([]);
	page.status = 403;
	await expect(write(() => false)).rejects.toThrow("was answered 403");
});
