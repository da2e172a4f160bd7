import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Rows } from "#scripts/lib/faults/asking";
import { ORDER_CENTS, Payer } from "#scripts/lib/faults/payer";
import { seededRandom } from "#scripts/lib/random";
import { listen, stop } from "#scripts/lib/scripted-site";

let server: Server;
let origin: string;
let status: number;
let payer: Payer;

beforeEach(async () => {
	status = 200;
	payer = new Payer(["LW-ONE"], seededRandom(1));
	server = createServer((_request, response) => response.writeHead(status).end("applied"));
	origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => stop(server));

const invoice = { order: "LW-ONE", kind: "invoice", cents: ORDER_CENTS };
/** A file with these events and documents. */
const file = (events: string[], documents: object[]) =>
	((sql: string) => (sql.includes("payment_events") ? events.map((id) => ({ id })) : documents)) as unknown as Rows;

it("misses a payment that was answered, and its invoice, or one too many, or of another amount", async () => {
	await payer.write(origin, () => payer.writes.some(({ answer }) => answer !== null));
	expect(payer.problemsIn(file(["LW-ONE:paid"], [invoice]))).toEqual([]);
	expect(payer.problemsIn(file([], []))).toEqual(["LW-ONE:paid was answered and is lost"]);
	for (const documents of [[], [invoice, invoice], [{ ...invoice, cents: 1 }]])
		expect(payer.problemsIn(file(["LW-ONE:paid"], documents))).toEqual([
			expect.stringMatching(/^half done: LW-ONE:paid/),
		]);
});

it("lets what was not answered have happened or not, and wholly", async () => {
	status = 500;
	await payer.write(origin, () => (payer.writes[0]?.tries ?? 0) > 1);
	expect(payer.problemsIn(file([], []))).toEqual([]);
	expect(payer.problemsIn(file(["LW-ONE:paid"], [invoice]))).toEqual([]);
	expect(payer.problemsIn(file([], [invoice]))).toHaveLength(1);
	expect(payer.problemsIn(file(["LW-ONE:paid"], []))).toHaveLength(1);
});

it("ends the run for an answer that no event may have", async () => {
	status = 400;
	await expect(payer.write(origin, () => false)).rejects.toThrow("was answered 400");
});
