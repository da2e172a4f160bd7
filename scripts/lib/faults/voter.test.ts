import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Rows } from "#scripts/lib/faults/asking";
import { Voter } from "#scripts/lib/faults/voter";
import { seededRandom } from "#scripts/lib/random";
import { listen, stop } from "#scripts/lib/scripted-site";

/** One person and one listing: what is pressed is a vote, then its taking back, in turns. */

let server: Server;
let origin: string;
let voter: Voter;
/** Whether the page says that the vote is cast, and what a press is answered with. */
let page: { isCast: boolean; status: number };
let presses: string[];

beforeEach(async () => {
	voter = new Voter([{ userId: 7, session: "s" }], 1, seededRandom(1));
	page = { isCast: false, status: 303 };
	presses = [];
	server = createServer((request, response) => {
		if (request.method === "GET") {
			response.end(`<form action="/listings/w-1/${page.isCast ? "unvote" : "vote"}"></form>`);
			return;
		}
		presses.push(String(request.url));
		if (page.status < 400) page.isCast = !page.isCast;
		response.writeHead(page.status, { location: "/" }).end();
	});
	origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => stop(server));

/** Lets it press until so many presses were answered. */
const write = (answers: number) =>
	voter.write(origin, () => voter.writes.filter(({ answer }) => answer !== null).length >= answers);
const votes = (...there: { userId: number; listing: number }[]) => (() => there) as unknown as Rows;

it("presses the one button, then the other", async () => {
	await write(3);
	expect(presses).toEqual(["/listings/w-1/vote", "/listings/w-1/unvote", "/listings/w-1/vote"]);
});

it("misses a vote that was answered and is not there, and one that was taken back and is", async () => {
	await write(1);
	expect(voter.problemsIn(votes({ userId: 7, listing: 1 }))).toEqual([]);
	expect(voter.problemsIn(votes())).toEqual(["the vote of user 7 for 1 is lost"]);
	await write(2);
	expect(voter.problemsIn(votes())).toEqual([]);
	expect(voter.problemsIn(votes({ userId: 7, listing: 1 }))).toEqual(["taking back the vote of user 7 for 1 is lost"]);
});

it("says nothing of what was not answered, and presses no more where it has happened", async () => {
	page.status = 500;
	await voter.write(origin, () => presses.length >= 2);
	expect(voter.problemsIn(votes())).toEqual([]);
	expect(voter.problemsIn(votes({ userId: 7, listing: 1 }))).toEqual([]);
	page = { isCast: true, status: 303 };
	await write(1);
	expect(presses).toHaveLength(2);
	expect(voter.problemsIn(votes())).toHaveLength(1);
});

it("ends the run for an answer that no press may have", async () => {
	page.status = 403;
	await expect(write(1)).rejects.toThrow("was answered 403");
});
