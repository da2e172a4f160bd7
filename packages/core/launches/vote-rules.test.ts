import { expect, it } from "vitest";
import {
	BURST_ACCOUNTS,
	BURST_OPENED_MS,
	BURST_VOTED_MS,
	countsFrom,
	discountReason,
	freshAccountAt,
	isOpenedInBurst,
	NEW_ACCOUNT_MS,
	SETTLED_REASONS,
	weekOfVote,
	weeksOfVotes,
} from "#core/launches/vote-rules";

const AT = Date.parse("2026-11-18T12:00:00.000Z");
const WEEK = "2026-11-16";
const WEEK_END = Date.parse("2026-11-23T00:00:00.000Z");

it("counts a vote of an account that is a day old, and of one network the first three", () => {
	const reason = (ageMs: number, sameNetworkVotes: number) =>
		discountReason({ at: AT, accountOpenedAt: AT - ageMs, sameNetworkVotes });
	expect(reason(NEW_ACCOUNT_MS, 2)).toBeNull();
	expect(reason(NEW_ACCOUNT_MS - 1, 2)).toBe("new_account");
	expect(reason(NEW_ACCOUNT_MS, 3)).toBe("same_network");
	expect(reason(0, 3)).toBe("same_network");
});

it("lets a new account's vote count once the account is a day old", () => {
	expect(countsFrom("new_account", AT)).toBe(AT + NEW_ACCOUNT_MS);
	for (const reason of [null, "same_network", "moderated", "new_account_burst"] as const) {
		expect(countsFrom(reason, AT)).toBeNull();
	}
});

it("has a new account's vote belong to the next week where its own ends before the account is a day old", () => {
	const weekAt = (accountOpenedAt: number, reason: "new_account" | "same_network" | null = "new_account") =>
		weekOfVote(reason, { at: WEEK_END - 1, accountOpenedAt });
	expect(weekAt(WEEK_END - NEW_ACCOUNT_MS)).toBe(WEEK);
	expect(weekAt(WEEK_END - NEW_ACCOUNT_MS + 1)).toBe("2026-11-23");
	expect(weekAt(WEEK_END - 1)).toBe("2026-11-23");
	expect(weekAt(WEEK_END - 1, "same_network")).toBe(WEEK);
	expect(weekAt(0, null)).toBe(WEEK);
	expect(weeksOfVotes(new Date(WEEK_END - 1))).toEqual([WEEK, "2026-11-23"]);
	expect(weeksOfVotes(new Date(AT))).toEqual([WEEK]);
});

it("takes an account as fresh when it votes within an hour of being opened", () => {
	expect(freshAccountAt({ at: AT, accountOpenedAt: AT - BURST_VOTED_MS })).toBe(AT - BURST_VOTED_MS);
	expect(freshAccountAt({ at: AT, accountOpenedAt: AT - BURST_VOTED_MS - 1 })).toBeNull();
});

it("knows a burst by twenty accounts opened within ten minutes, wherever in it an account lies", () => {
	const step = Math.floor(BURST_OPENED_MS / (BURST_ACCOUNTS - 1));
	const burst = Array.from({ length: BURST_ACCOUNTS }, (_, index) => AT + index * step);
	for (const openedAt of burst) expect(isOpenedInBurst(openedAt, burst)).toBe(true);
	expect(isOpenedInBurst(AT, burst.slice(0, -1))).toBe(false);
	const slower = burst.map((openedAt, index) => openedAt + index * 2);
	expect((slower.at(-1) ?? 0) - AT).toBeGreaterThan(BURST_OPENED_MS);
	for (const openedAt of slower) expect(isOpenedInBurst(openedAt, slower)).toBe(false);
	expect(
		isOpenedInBurst(
			AT,
			Array.from({ length: BURST_ACCOUNTS }, () => AT),
		),
	).toBe(true);
});

it("draws the bounds of a burst at twenty accounts and at ten minutes exactly", () => {
	const opened = (count: number, lastAfterMs: number) =>
		Array.from({ length: count }, (_, index) => (index === count - 1 ? AT + lastAfterMs : AT));
	expect(isOpenedInBurst(AT, opened(20, 600_000))).toBe(true);
	expect(isOpenedInBurst(AT, opened(20, 600_001))).toBe(false);
	expect(isOpenedInBurst(AT, opened(19, 600_000))).toBe(false);
});

it("leaves a judgement as it is, and what only the moment said may change", () => {
	for (const reason of [null, "new_account", "same_network"] as const) expect(SETTLED_REASONS).not.toContain(reason);
	for (const reason of ["new_account_burst", "held_back", "moderated", "banned"] as const)
		expect(SETTLED_REASONS).toContain(reason);
});

it("spares an account beside a burst", () => {
	const burst = Array.from({ length: BURST_ACCOUNTS }, (_, index) => AT + index);
	const before = AT - BURST_OPENED_MS;
	expect(isOpenedInBurst(before, [before, ...burst])).toBe(false);
	const after = AT + BURST_ACCOUNTS + BURST_OPENED_MS;
	expect(isOpenedInBurst(after, [...burst, after])).toBe(false);
});
