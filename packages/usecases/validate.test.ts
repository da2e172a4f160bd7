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

it("names what is missing where nothing was sent, as where an empty object was", () => {
	const schemas = { body: z.strictObject({ name: z.string(), url: z.string(), note: z.string().optional() }) };
	const { errors, message } = refusalOf(schemas, { body: undefined });
	expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(["/name required", "/url required"]);
	expect(errors).toEqual(refusalOf(schemas, { body: {} }).errors);
	expect(message).toBe("These fields are missing: /name, /url.");
});

it("calls the whole body by its name", () => {
	const { errors, message } = refusalOf({ body: z.strictObject({ name: z.string() }) }, { body: [] });
	expect(errors).toMatchObject([{ pointer: "", code: "wrong_type" }]);
	expect(message).toBe("Correct these fields and send it again: the body.");
});

it.each([
	[1, "This must be at least 1 entry."],
	[2, "This must be at least 2 entries."],
])("counts %i in words", (least, message) => {
	const { errors } = refusalOf(
		{ body: z.strictObject({ items: z.array(z.string()).min(least) }) },
		{ body: { items: [] } },
	);
	expect(errors).toMatchObject([{ pointer: "/items", code: "too_short", message, limit: least }]);
});
