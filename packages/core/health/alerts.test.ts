import { expect, it } from "vitest";
import { alertsOf, type HealthReadings, type Thresholds } from "#core/health/alerts";

const WELL: HealthReadings = {
	...{ deadLetters: 0, waitingMinutes: 0, lateHours: 0, backupHours: 20, isBackupBad: false },
	...{ mailsSent: 100, mailsFailed: 0, bytes: 1_000_000 },
};
const FROM: Thresholds = {
	...{ deadLetters: 1, waitingMinutes: 15, lateHours: 2, backupHours: 30, bouncePercent: 5, storageGigabytes: 8 },
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
