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

it("lets a new account's vote count once the account is a day old, if the week lasts so long", () => {
	expect(countsFrom("new_account", AT, WEEK)).toBe(AT + NEW_ACCOUNT_MS);
	expect(countsFrom("new_account", WEEK_END - NEW_ACCOUNT_MS, WEEK)).toBe(WEEK_END);
	expect(countsFrom("new_account", WEEK_END - NEW_ACCOUNT_MS + 1, WEEK)).toBeNull();
	for (const reason of [null, "same_network", "moderated", "new_account_burst"] as const) {
		expect(countsFrom(reason, AT, WEEK)).toBeNull();
	}
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

it("spares an account beside a burst", () => {
	const burst = Array.from({ length: BURST_ACCOUNTS }, (_, index) => AT + index);
	const before = AT - BURST_OPENED_MS;
	expect(isOpenedInBurst(before, [before, ...burst])).toBe(false);
	const after = AT + BURST_ACCOUNTS + BURST_OPENED_MS;
	expect(isOpenedInBurst(after, [...burst, after])).toBe(false);
});
