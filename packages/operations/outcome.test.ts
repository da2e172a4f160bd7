import { expect, it } from "vitest";
import { Outcome } from "#operations/outcome";

it("says an answer as text, and is the answer", () => {
	const answer = { name: "Tidewell", left_out: undefined };
	const outcome = Outcome.of(201, answer);
	expect(outcome).toMatchObject({ status: 201, replayed: false, body: '{"name":"Tidewell"}' });
	expect(outcome.answer).toBe(answer);
});

it("reads what a key had answered before from its text", () => {
	const outcome = Outcome.again({ status: 200, body: '{"id":7}' });
	expect(outcome).toMatchObject({ status: 200, replayed: true, body: '{"id":7}', answer: { id: 7 } });
});
