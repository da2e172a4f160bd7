import { expect, it } from "vitest";
import { backupFolder, backupName } from "#core/backups/backup";

it("names a backup by its instant, in an order that is that of time, and keeps its objects apart from others", () => {
	const names = [5, 4].map((ms) => backupName(new Date(Date.UTC(2026, 10, 22, 3, 0, 0, ms))));
	expect(names).toEqual(["2026-11-22T030000005Z", "2026-11-22T030000004Z"]);
	expect(backupFolder("2026")).toBe("backups/2026/");
});
