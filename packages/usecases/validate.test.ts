import { expect, it } from "vitest";
import * as z from "zod";
import type { AppError } from "#core/errors";
import { type InputSchemas, type RawInput, validateInput } from "#usecases/validate";

const UNKNOWN = Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`a${index}`, 1]));

function refusalOf(schemas: InputSchemas, raw: Partial<RawInput>): AppError {
	try {
		validateInput(schemas, { params: {}, query: {}, body: undefined, ...raw });
	} catch (error) {
		return error as AppError;
	}
	throw new Error("nothing was refused");
}

it.each<[string, InputSchemas, Partial<RawInput>]>([
	["of an object", { body: z.strictObject({ name: z.string() }) }, { body: { name: "a", ...UNKNOWN } }],
	["within an object", { body: z.strictObject({ in: z.strictObject({}) }) }, { body: { in: UNKNOWN } }],
	["where nothing is taken", {}, { body: UNKNOWN }],
	["of a query", { query: z.strictObject({}) }, { query: UNKNOWN }],
])("names the first hundred of very many unknown properties %s", (_where, schemas, raw) => {
	const { code, errors, message } = refusalOf(schemas, raw);
	expect([code, errors.length]).toEqual(["invalid_input", 100]);
	expect(message).toMatch(/a0, .*a99 and others\.$/);
	expect(JSON.stringify(errors).length).toBeLessThan(20_000);
});

it("names all of a hundred", () => {
	const body = Object.fromEntries(Object.entries(UNKNOWN).slice(0, 100));
	const { errors, message } = refusalOf({ body: z.strictObject({}) }, { body });
	expect(errors.map(({ pointer }) => pointer)).toEqual(Object.keys(body).map((name) => `/${name}`));
	expect(message).toMatch(/a99\.$/);
});
