import { expect, it } from "vitest";
import { AGAIN, untilDecided } from "#usecases/decide-again";

it("decides again until there is a decision, waiting in between", async () => {
	const seen: string[] = [];
	const decided = await untilDecided(
		async (mayDecideAgain) => {
			seen.push(`decide ${mayDecideAgain}`);
			return seen.length < 4 ? AGAIN : "done";
		},
		async () => void seen.push("wait"),
	);
	expect([decided, seen]).toEqual(["done", ["decide true", "wait", "decide true", "wait", "decide true"]]);
});

it("says the tenth time that it is the last, and hands on what is thrown then", async () => {
	const allowed: boolean[] = [];
	const decided = untilDecided(async (mayDecideAgain) => {
		allowed.push(mayDecideAgain);
		if (!mayDecideAgain) throw new Error("it keeps changing");
		return AGAIN;
	});
	await expect(decided).rejects.toThrow("it keeps changing");
	expect(allowed).toEqual([...Array<boolean>(9).fill(true), false]);
});

it("ends also for a decision that does not keep to it", async () => {
	await expect(untilDecided(async () => AGAIN)).rejects.toThrow("may not");
});
