import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Rows } from "#scripts/lib/faults/asking";
import { Claimant } from "#scripts/lib/faults/claimant";
import { listen, stop } from "#scripts/lib/scripted-site";

/** One listing: it is claimed, the proof published, and looked at. */

let server: Server;
let origin: string;
let claimant: Claimant;
/** What a look is answered with. */
let looked: { status: number; state: string; code?: string };
let published: string[];
let asked: string[];

beforeEach(async () => {
	looked = { status: 200, state: "verified" };
	published = [];
	asked = [];
	claimant = new Claimant({ userId: 7, key: "lw_key", listings: [4] }, (token) => published.push(token));
	server = createServer((request, response) => {
		asked.push(`${request.url} ${request.headers["idempotency-key"]}`);
		const isLook = request.url?.endsWith("/verify") === true;
		const answer = isLook
			? { id: 3, status: looked.state, instructions: null, last_check: { code: looked.code } }
			: { id: 3, status: "pending", instructions: { what: "token" } };
		response.writeHead(isLook ? looked.status : 201).end(JSON.stringify(answer));
	});
	origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => stop(server));

const claimed = (answers: number) =>
	claimant.write(origin, () => claimant.writes.filter(({ answer }) => answer !== null).length >= answers);
/** A file with what was answered under its keys, and this claim. */
const file = (...claims: object[]) =>
	((sql: string) =>
		sql.includes("idempotency_keys")
			? claimant.writes
					.filter(({ answer }) => answer !== null)
					.map(({ operation, key, answer }) => ({ id: `${operation} ${key}`, body: answer }))
			: claims) as unknown as Rows;
const verified = { listing: 4, status: "verified", owner: 7 };

it("claims, publishes what it is told and has it looked at, each with a key of its own", async () => {
	await claimed(2);
	expect(asked).toEqual(["/api/v1/claims claim-1", "/api/v1/claims/3/verify claim-2"]);
	expect(published).toEqual(["token"]);
	expect(claimant.problemsIn(file(verified))).toEqual([]);
});

it("misses what was answered and is not there", async () => {
	await claimed(2);
	expect(claimant.problemsIn(file())).toEqual(["the verified claim on 4 is lost"]);
	const nothing = (() => []) as unknown as Rows;
	expect(claimant.problemsIn(nothing)).toContain("claim_listing claim-1 of user 7 was answered and is lost");
});

it("finds a claim of which half has happened", async () => {
	await claimed(1);
	expect(claimant.problemsIn(file({ listing: 4, status: "pending", owner: null }))).toEqual([]);
	for (const half of [
		{ ...verified, owner: null },
		{ ...verified, status: "pending" },
	])
		expect(claimant.problemsIn(file(half))).toEqual([expect.stringMatching(/^half done: the claim on 4/)]);
});

it("says nothing of a look that was not answered, whether it has happened or not", async () => {
	looked.status = 500;
	await claimant.write(origin, () => asked.length > 2);
	expect(claimant.problemsIn(file({ listing: 4, status: "pending", owner: null }))).toEqual([]);
	expect(claimant.problemsIn(file(verified))).toEqual([]);
});

it("has a website that did not answer looked at once more, under another key", async () => {
	Object.assign(looked, { state: "pending", code: "not_read" });
	await claimed(2);
	expect(claimant.problemsIn(file({ listing: 4, status: "pending", owner: null }))).toEqual([]);
	looked.state = "verified";
	await claimed(3);
	expect(asked.slice(1)).toEqual(["/api/v1/claims/3/verify claim-2", "/api/v1/claims/3/verify claim-3"]);
	expect(claimant.problemsIn(file(verified))).toEqual([]);
});

it("ends the run where a published proof was not found", async () => {
	looked.state = "pending";
	await expect(claimed(2)).rejects.toThrow("A published proof was answered so");
});
