import { expect, it } from "vitest";
import { ModelError } from "#core/ports/model";

it("says what kind of failure a model's was", () => {
	const error = new ModelError("timeout", "It took too long.");
	expect(error).toBeInstanceOf(Error);
	expect(error).toMatchObject({ name: "ModelError", failure: "timeout", message: "It took too long." });
});
