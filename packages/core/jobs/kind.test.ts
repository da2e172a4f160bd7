import { expect, it } from "vitest";
import * as z from "zod";
import { jobKind } from "#core/jobs/kind";
import * as kinds from "#core/jobs/kinds";

it("carries nothing beside its subject unless it says what", () => {
	const bare = jobKind("bare", () => z.string());
	expect([bare.name, bare.payload.parse({})]).toEqual(["bare", {}]);
	const payload = z.object({ a: z.int() });
	expect(
		jobKind(
			"full",
			() => z.string(),
			() => payload,
		).payload,
	).toBe(payload);
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

it("writes a payment as the order and the attempt, and reads nothing else for one", () => {
	const { subject } = kinds.endPayment;
	expect(subject.encode({ order: "LW-7", attempt: 2 })).toBe("LW-7:2");
	expect(subject.decode("LW-7:2")).toEqual({ order: "LW-7", attempt: 2 });
	for (const wrong of ["", "LW-7", ":2", "LW-7:", "LW-7:x", "LW-7:2:3", "LW-7:1234567890"])
		expect(subject.safeDecode(wrong).success, wrong).toBe(false);
});

it("is about something wherever its subject is a text", () => {
	expect(kinds.crawlSite.subject.safeDecode("d_1").success).toBe(true);
	expect(kinds.crawlSite.subject.safeDecode("").success).toBe(false);
});

it("counts from nothing, and never below it", () => {
	const { payload } = kinds.recheckVat;
	expect([{}, { tries: 0 }, { tries: 3 }].map((given) => payload.parse(given).tries)).toEqual([0, 0, 3]);
	for (const tries of [-1, 0.5]) expect(payload.safeParse({ tries }).success, String(tries)).toBe(false);
	expect(kinds.tellFollowers.payload.parse({})).toEqual({ after: 0 });
});

it("scores two thousand listings at once, at most", () => {
	const payload = (count: number) => ({ listing_ids: Array.from({ length: count }, (_, index) => index + 1) });
	const { safeParse } = kinds.scoreTrending.payload;
	expect([0, 2000, 2001].map((count) => safeParse(payload(count)).success)).toEqual([true, true, false]);
});
