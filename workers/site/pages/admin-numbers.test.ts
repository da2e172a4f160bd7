import { beforeEach, describe, expect, it } from "vitest";
import { DATASET } from "#adapters/numbers/analytics-engine";
import { dataPointOf } from "#core/numbers/measure";
import { dayNumbers } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { PRODUCTION } from "#testing/production";
import { countRows } from "#testing/rows";
import { startAnalytics } from "#testing/servers";
import { countView } from "#testing/views";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const page = async (address = "/admin/numbers", browser = admin) => (await browser.get(address)).html;

describe("what the database knows", () => {
	beforeEach(async () => {
		const acme = await mintListing(world.db, "acme");
		for (let view = 0; view < 3; view++) await countView(world.db, acme.id, today());
		await world.db.insert(dayNumbers).values([
			{ day: daysAgo(2), name: "visits", count: 1_234 },
			{ day: daysAgo(2), name: "paid_cents:usd", count: 4_900 },
			{ day: daysAgo(2), name: "paid_cents:eur", count: 100 },
			{ day: daysAgo(20), name: "votes", count: 77 },
		]);
	});

	it("is shown by day with today so far, the newest first, each currency by itself", async () => {
		const votes = 'data-label="Votes" class="figure"><div>77<';
		const week = await page();
		expect(week).toMatch(/Today<\/div><\/td><td data-label="Visits" class="figure"><div>3</);
		expect(week).toContain("1,234");
		expect(week).toMatch(/€1\.00 and \$49\.00|\$49\.00 and €1\.00/);
		expect(week.indexOf("Today</td>")).toBeLessThan(week.indexOf("1,234"));
		expect(week).not.toContain(votes);
		expect(await page("/admin/numbers?days=30")).toContain(votes);
	});

	it("is drawn with words for whoever does not see it, and without a style of its own", async () => {
		const html = await page("/admin/numbers?days=7");
		expect(html).toContain('aria-label="Visits on each of the last 7 days; the table below has their numbers."');
		expect(html).not.toContain("style=");
	});

	it("costs a few rows", async () => {
		const { rowsRead, rowsWritten } = await countRows(() => page("/admin/numbers?days=30"));
		expect(rowsRead).toBeLessThan(60);
		expect(rowsWritten).toBe(0);
	});
});

describe("what was measured", () => {
	it("is this process's own on one's own machine, and says so", async () => {
		await openBrowser().get("/listings", { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
		const html = await page();
		expect(html).toContain("Of this process on this machine alone");
		// Whatever the slowest were, pages or operations: this process has answered other tests, too.
		expect(html).toMatch(/<bdi>(?:(?:GET|POST) \/|[a-z_]+<)/);
		expect(html).toContain("Visitors who are not signed in");
	});

	it("is read from Analytics Engine where a token is set, in production too", async () => {
		const account = { accountId: "0123456789abcdef0123456789abcdef", apiToken: "token" };
		const points = [
			{ kind: "request", route: "get_listing", caller: "key", status: 503, ms: 1_234 },
			{ kind: "request", route: "<b>bold</b>", caller: "somebody new", status: 200, ms: 20_000 },
		] as const;
		const asked = { rowsRead: 0, rowsWritten: 0, statements: 1 };
		const baseUrl = await startAnalytics({
			...account,
			dataset: DATASET,
			points: points.map((point) => ({
				at: Date.now(),
				weight: 7,
				...dataPointOf({ ...point, ...asked } as never),
			})),
		});
		const analytics = {
			ANALYTICS_ACCOUNT_ID: account.accountId,
			ANALYTICS_API_TOKEN: account.apiToken,
			ANALYTICS_API_URL: baseUrl,
		};
		const there = await openAdmin(world, analytics);
		const html = await page("/admin/numbers", there);
		expect(html).toContain("From Workers Analytics Engine");
		expect(html).toMatch(/Failed \(status 500 or more\)<\/dt><dd>7</);
		expect(html).toContain("1,234 ms");
		expect(html).toContain("20 s");
		expect(html).toContain("&lt;b&gt;bold");
		expect(html).toContain("Nothing has been measured in this time.");
	});

	it("is passed over with a sentence where nothing can be read, and where nobody answers", async () => {
		const bare = await openAdmin(world, PRODUCTION);
		expect(await page("/admin/numbers", bare)).toContain("no way to read what it measured");
		const away = await openAdmin(world, {
			ANALYTICS_ACCOUNT_ID: "a",
			ANALYTICS_API_TOKEN: "b",
			ANALYTICS_API_URL: "http://127.0.0.1:9/client/v4",
		});
		const html = await page("/admin/numbers", away);
		expect(html).toContain("Cannot be read just now.");
		expect(html).toContain("Day by day");
	});
});
