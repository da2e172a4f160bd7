import { readFile } from "node:fs/promises";
import { afterEach, expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

const zone = process.env.TZ;
afterEach(() => {
	if (zone === undefined) delete process.env.TZ;
	else process.env.TZ = zone;
});

/** Runs the script as a browser in a zone would, on a page with one time. @returns what it put behind the time. */
async function readIn(timeZone: string, textContent: string): Promise<string> {
	process.env.TZ = timeZone;
	let behind = "";
	const time = { dateTime: "2026-11-23T00:00:00.000Z", textContent, after: (text: string) => (behind = text) };
	const page = { documentElement: { lang: "en" }, querySelectorAll: () => [time] };
	new Function("document", await readFile(`${ROOT}workers/site/assets/times.js`, "utf8"))(page);
	return behind;
}

it("says beside a time in UTC what it is where the reader is, and nothing to who lives by UTC", async () => {
	expect(await readIn("Europe/Berlin", "Sunday at midnight UTC")).toMatch(/^ \(Mon, Nov 23, 01:00 AM GMT\+1\)$/);
	expect(await readIn("America/New_York", "Sunday at midnight UTC")).toContain("Sun, Nov 22");
	expect(await readIn("UTC", "Sunday at midnight UTC")).toBe("");
	expect(await readIn("Asia/Tokyo", "14 November 2026")).toBe("");
});
