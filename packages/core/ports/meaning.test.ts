import { expect, it } from "vitest";
import { MeaningError } from "#core/ports/meaning";

it("says how a service failed, beside what it said", () => {
	const error = new MeaningError("rate_limited", "the model is busy");
	expect(error).toBeInstanceOf(Error);
	expect([error.name, error.failure, error.message]).toEqual(["MeaningError", "rate_limited", "the model is busy"]);
});
