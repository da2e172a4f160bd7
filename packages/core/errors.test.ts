import { describe, expect, it } from "vitest";
import { AppError, ERRORS, invalidField, notFound } from "#core/errors";

function caught(throws: () => never): AppError {
	try {
		throws();
	} catch (error) {
		if (error instanceof AppError) return error;
		throw error;
	}
}

describe("a refusal", () => {
	it("has the status of its code, the sentence it was given, and nothing else unless told", () => {
		const error = new AppError("insufficient_scope", "It takes listings:write.");
		expect(error).toMatchObject({ name: "AppError", code: "insufficient_scope", status: 403, errors: [] });
		expect(error.message).toBe("It takes listings:write.");
		for (const part of ["next", "rate", "retryAfterSeconds", "scope"] as const) expect(error[part]).toBeUndefined();
	});

	it("names the scope that would be enough, and what to call next", () => {
		const next = [{ operation: "get_draft", why: "See what it is now." }];
		expect(new AppError("insufficient_scope", "No.", { scope: "orders:write", next })).toMatchObject({
			scope: "orders:write",
			next,
		});
	});

	it("may be tried again when it says, otherwise when its limit ends", () => {
		const rate = { rateClass: "read", limit: 1, windowSeconds: 60, remaining: 0, resetSeconds: 17 };
		expect(new AppError("rate_limited", "Wait.", { rate })).toMatchObject({ rate, retryAfterSeconds: 17 });
		expect(new AppError("rate_limited", "Wait.", { rate, retryAfterSeconds: 3 }).retryAfterSeconds).toBe(3);
	});
});

it("is a 404 that tells somebody else's object and a missing one apart for nobody", () => {
	const error = caught(() => notFound("draft"));
	expect([error.status, error.code]).toEqual([404, "not_found"]);
	expect(error.message).toBe("There is no draft with this identifier that you can see.");
});

it("names the one bad field where a schema cannot", () => {
	expect(caught(() => invalidField("/week", "It is over."))).toMatchObject({
		code: "invalid_input",
		status: 400,
		errors: [{ pointer: "/week", code: "bad_value", message: "It is over." }],
	});
	expect(caught(() => invalidField("/week", "No.", "required")).errors[0]?.code).toBe("required");
});

it("uses the statuses of the contract: business rules are 400", () => {
	const statuses = Map.groupBy(Object.entries(ERRORS), ([, { status }]): number => status);
	expect([...statuses.keys()].sort()).toEqual([400, 401, 403, 404, 405, 429, 500, 503]);
	const codesOf = (status: number) => statuses.get(status)?.map(([code]) => code);
	expect(codesOf(401)).toEqual(["unauthorized", "invalid_token"]);
	expect(codesOf(403)).toEqual(["insufficient_scope"]);
	expect(codesOf(404)).toEqual(["not_found"]);
	expect(codesOf(405)).toEqual(["method_not_allowed"]);
	expect(codesOf(429)).toEqual(["rate_limited", "idempotency_in_progress"]);
	expect(codesOf(500)).toEqual(["internal"]);
	expect(codesOf(503)).toEqual(["payment_unavailable", "person_check_unavailable", "unavailable"]);
});
