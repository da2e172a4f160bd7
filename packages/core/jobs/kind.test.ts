import { expect, it } from "vitest";
import * as z from "zod";
import { jobKind } from "#core/jobs/kind";
import * as kinds from "#core/jobs/kinds";

it("carries nothing beside its subject unless it says what", () => {
	const bare = jobKind("bare", z.string());
	expect([bare.name, bare.payload.parse({})]).toEqual(["bare", {}]);
	const payload = z.object({ a: z.int() });
	expect(jobKind("full", z.string(), payload).payload).toBe(payload);
});

it("has one kind a name", () => {
	const names = Object.values(kinds).map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
});

it("writes an id as text and reads it back, and reads nothing else for one", () => {
	const { subject } = kinds.checkBadge;
	expect([subject.encode(7), subject.decode("7")]).toEqual(["7", 7]);
	for (const wrong of ["", "0", "07", "-1", "1.5", "7 ", " 7", "1e3", "12345678901234567"])
		expect(subject.safeDecode(wrong).success, wrong).toBe(false);
});
