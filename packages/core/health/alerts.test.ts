import { expect, it } from "vitest";
import { alertStep, alertsOf, type HealthReadings, type KnownAlert, type Thresholds } from "#core/health/alerts";

const WELL: HealthReadings = {
	deadLetters: 0,
	waitingMinutes: 0,
	lateHours: 0,
	backupHours: 20,
	isBackupBad: false,
	mailsSent: 100,
	mailsFailed: 0,
	requests: null,
	bytes: 1_000_000,
};
const FROM: Thresholds = {
	deadLetters: 1,
	waitingMinutes: 15,
	lateHours: 2,
	backupHours: 30,
	bouncePercent: 5,
	errorPercent: 5,
	storageGigabytes: 8,
};
const alerts = (is: Partial<HealthReadings>) => alertsOf({ ...WELL, ...is }, FROM);

it("tells nothing of a directory that runs", () => {
	expect(alerts({})).toEqual({});
	expect(alerts({ backupHours: null })).toEqual({});
});

it("tells each thing from its threshold on, with its number", () => {
	expect(alerts({ deadLetters: 1 })).toEqual({ dead_letters: 1 });
	expect([alerts({ waitingMinutes: 14.9 }), alerts({ waitingMinutes: 15.5 })]).toEqual([{}, { queue: 15 }]);
	expect([alerts({ lateHours: 1.9 }), alerts({ lateHours: 2 })]).toEqual([{}, { crons: 2 }]);
	expect([alerts({ backupHours: 29.9 }), alerts({ backupHours: 30 })]).toEqual([{}, { backups: 30 }]);
	expect([alerts({ bytes: 7.99e9 }), alerts({ bytes: 8e9 })]).toEqual([{}, { storage: 8 }]);
});

it("tells of a backup that failed or is damaged, however young the last whole one is", () => {
	expect(alerts({ isBackupBad: true })).toEqual({ backups: 20 });
});

it("takes few mails for no rate", () => {
	expect(alerts({ mailsSent: 19, mailsFailed: 19 })).toEqual({});
	expect(alerts({ mailsSent: 20, mailsFailed: 1 })).toEqual({ bounces: 5 });
	expect(alerts({ mailsSent: 100, mailsFailed: 4 })).toEqual({});
	expect(alerts({ mailsSent: 0, mailsFailed: 3 })).toEqual({});
});

it("takes few requests for no rate either", () => {
	expect(alerts({ requests: { requests: 49, errors: 49 } })).toEqual({});
	expect(alerts({ requests: { requests: 50, errors: 3 } })).toEqual({ errors: 6 });
	expect(alerts({ requests: { requests: 1000, errors: 44 } })).toEqual({});
});

const HOUR = 3_600_000;

/** Looks every quarter of an hour, with what is told. */
function told(isWrong: (at: number) => boolean, hours: number): string[] {
	const after = (known: KnownAlert, kind: string | undefined, at: number): KnownAlert => {
		if (kind === "well") return { ...known, wellSince: at };
		if (kind === "wrong again") return { ...known, wellSince: null };
		return kind === "over" ? { ...known, endedAt: at } : known;
	};
	let known: KnownAlert | null = null;
	const all: string[] = [];
	for (let at = 0; at <= hours * HOUR; at += HOUR / 4) {
		const step = alertStep(known, isWrong(at), at);
		const { returns }: { returns: number } = step?.kind === "begins" ? step : { returns: 0 };
		known =
			step?.kind === "begins" ? { endedAt: null, wellSince: null, returns } : known && after(known, step?.kind, at);
		if (step?.kind === "begins" || step?.kind === "over") all.push(`${at / HOUR} ${step.kind}`);
	}
	return all;
}

it("tells what lasts once, and that it is over an hour after nothing is wrong any more", () => {
	expect(told((at) => at < 3 * HOUR, 48)).toEqual(["0 begins", "4 over"]);
});

it("tells of what comes and goes each quarter of an hour once", () => {
	expect(told((at) => (at / (HOUR / 4)) % 2 === 0, 48)).toEqual(["0 begins"]);
});

it("tells ever more seldom of what comes back every other hour, and anew what was well for days", () => {
	const everyOther = told((at) => Math.floor(at / HOUR) % 2 === 0, 48);
	expect(everyOther).toEqual(["0 begins"]);
	const everyThird = told((at) => Math.floor(at / HOUR) % 3 === 0, 48);
	expect(everyThird).toEqual(["0 begins", "2 over", "3 begins"]);
	const twice = told((at) => at === 0 || at === 50 * HOUR, 60);
	expect(twice).toEqual(["0 begins", "1.25 over", "50 begins", "51.25 over"]);
});
