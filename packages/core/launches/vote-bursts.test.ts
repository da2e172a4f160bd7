import { expect, it } from "vitest";
import {
	type BurstFacts,
	findBursts,
	OPENED_LATELY_MS,
	OPENED_TOGETHER_MS,
	tellingDomain,
} from "#core/launches/vote-bursts";

const LIMITS = { votes: 4, withinMs: 60_000 };
const START = Date.UTC(2026, 10, 18, 12);
const OLD = START - 100 * OPENED_LATELY_MS;

const votes = (count: number, facts: (index: number) => Partial<BurstFacts>): BurstFacts[] =>
	Array.from({ length: count }, (_, index) => ({
		id: index + 1,
		at: START + index * 1000,
		networkHash: null,
		accountOpenedAt: OLD + index * OPENED_LATELY_MS,
		mailDomain: null,
		...facts(index),
	}));

it("finds votes of one network that came together, and no fewer than the limit", () => {
	const one = { networkHash: "a" };
	expect(
		findBursts(
			votes(3, () => one),
			LIMITS,
		),
	).toEqual([]);
	expect(
		findBursts(
			votes(4, () => one),
			LIMITS,
		),
	).toEqual([{ trait: "network", votes: [1, 2, 3, 4] }]);
	expect(
		findBursts(
			votes(8, (index) => ({ networkHash: `n${index}` })),
			LIMITS,
		),
	).toEqual([]);
});

it("lets as many votes pass that came more slowly, to the millisecond", () => {
	const spread = (step: number) => votes(4, (index) => ({ networkHash: "a", at: START + index * step }));
	expect(findBursts(spread(20_000), LIMITS)).toHaveLength(1);
	expect(findBursts(spread(20_001), LIMITS)).toEqual([]);
});

it("leaves out of a burst who voted long before or after it", () => {
	const around = votes(6, (index) => ({
		networkHash: "a",
		at: index === 0 ? START - 60_001 : index === 5 ? START + 200_000 : START + index,
	}));
	expect(findBursts(around, LIMITS)).toEqual([{ trait: "network", votes: [2, 3, 4, 5] }]);
});

it("finds accounts that were opened together and are new", () => {
	const opened = (age: number, step: number) => votes(4, (index) => ({ accountOpenedAt: START - age + index * step }));
	expect(findBursts(opened(OPENED_LATELY_MS, OPENED_TOGETHER_MS / 3), LIMITS)).toEqual([
		{ trait: "opened_together", votes: [1, 2, 3, 4] },
	]);
	expect(findBursts(opened(OPENED_LATELY_MS, OPENED_TOGETHER_MS / 3 + 1), LIMITS)).toEqual([]);
	expect(findBursts(opened(2 * OPENED_LATELY_MS, 0), LIMITS)).toEqual([]);
});

it("finds addresses of one domain, unless everybody may have one there", () => {
	expect(tellingDomain("ada@Acme.example")).toBe("acme.example");
	expect(tellingDomain("ada@gmail.com")).toBeNull();
	expect(tellingDomain(null)).toBeNull();
	expect(
		findBursts(
			votes(4, () => ({ mailDomain: "acme.example" })),
			LIMITS,
		),
	).toEqual([{ trait: "mail_domain", votes: [1, 2, 3, 4] }]);
	expect(
		findBursts(
			votes(9, () => ({ mailDomain: null })),
			LIMITS,
		),
	).toEqual([]);
});

it("puts a vote into one burst only", () => {
	const all = votes(8, (index) => ({ networkHash: index < 4 ? "a" : null, mailDomain: "acme.example" }));
	expect(findBursts(all, LIMITS)).toEqual([
		{ trait: "network", votes: [1, 2, 3, 4] },
		{ trait: "mail_domain", votes: [5, 6, 7, 8] },
	]);
});
