import { describe, expect, it } from "vitest";
import { withPictures } from "#crawl/fetch-picture";
import { crawl, crawlPorts, lines, PAGES, site, stopSitesAfterEach } from "#testing/crawl";
import type { Route } from "#testing/servers";

stopSitesAfterEach();

describe("robots.txt", () => {
	it("keeps from pages and from redirects to pages it disallows", async () => {
		const acme = await site({
			...PAGES,
			"/robots.txt": { body: "User-agent: LaunchweekBot\nDisallow: /pricing\nDisallow: /hidden" },
			"/about": { status: 301, headers: { location: "/hidden" } },
		});
		const read = await crawl(acme.origin);
		expect(read.report.filter((entry) => entry.outcome === "blocked_by_robots").map((entry) => entry.role)).toEqual([
			"pricing",
			"about",
		]);
		expect(read.report.find((entry) => entry.role === "pricing")?.detail).toBe(
			"Its robots.txt forbids it: Disallow: /pricing.",
		);
		const urls = (await acme.requests()).map((request) => request.url);
		expect(urls).not.toContain("/pricing");
		expect(urls).not.toContain("/hidden");
	});

	it("allows everything on 4xx and after too many redirects, nothing on 5xx and no answer", async () => {
		const gone = await site({ ...PAGES, "/robots.txt": { status: 410 } });
		expect((await crawl(gone.origin)).pages).toHaveLength(6);
		const loop = await site({ ...PAGES, "/robots.txt": { status: 302, headers: { location: "/robots.txt" } } });
		expect((await crawl(loop.origin)).pages).toHaveLength(6);
		const broken = await site({ ...PAGES, "/robots.txt": { status: 503 } });
		expect(lines(await crawl(broken.origin))).toEqual(["robots http_error 503"]);
		const silent = await site({ ...PAGES, "/robots.txt": { hang: true } });
		expect(lines(await crawl(silent.origin, { requestTimeoutMs: 100 }))).toEqual(["robots unreachable null"]);
		for (const one of [broken, silent])
			expect((await one.requests()).map((request) => request.url)).toEqual(["/robots.txt", "/robots.txt"]);
	});

	it("has its rule said in words that turn nothing around, and in whole characters", async () => {
		const path = `/pricing\u202e${"😀".repeat(100)}`;
		const acme = await site({
			"/": { body: `<a href="${path}">Pricing</a>` },
			"/robots.txt": { body: `User-agent: *\nDisallow: ${path}` },
		});
		const refused = (await crawl(acme.origin)).report.find(({ outcome }) => outcome === "blocked_by_robots");
		expect(refused?.detail).toContain("/pricing😀");
		expect(refused?.detail?.isWellFormed()).toBe(true);
	});

	it.each<[string, Route]>([
		["whose server failed", { status: 503 }],
		["whose server did not answer in time", { hang: true }],
	])("%s is asked for once more", async (_how, first) => {
		const acme = await site({ ...PAGES, "/robots.txt": [first, { body: "User-agent: *\nDisallow: /pricing" }] });
		const read = await crawl(acme.origin, { requestTimeoutMs: 300 });
		expect(lines(read).slice(0, 2)).toEqual(["robots read 200", "home read 200"]);
		expect(lines(read)).toContain("pricing blocked_by_robots null");
	});

	it("is not asked for again once the site's time is over, or where it led inward", async () => {
		const silent = await site({ ...PAGES, "/robots.txt": { hang: true } });
		const startedAt = Date.now();
		await crawl(silent.origin, { timeoutMs: 200, againAfterMs: 60_000 });
		const inward = await site({ ...PAGES, "/robots.txt": { status: 302, headers: { location: "http://10.0.0.1/" } } });
		await crawl(inward.origin, { againAfterMs: 60_000 });
		expect(Date.now() - startedAt).toBeLessThan(30_000);
		for (const one of [silent, inward]) expect(await one.requests()).toHaveLength(1);
	});

	it("follows redirects to the rules, also on another origin", async () => {
		const rules = await site({ "/rules.txt": { body: "User-agent: *\nDisallow: /" } });
		const acme = await site({
			...PAGES,
			"/robots.txt": { status: 301, headers: { location: `${rules.origin}/rules.txt` } },
		});
		expect(lines(await crawl(acme.origin))).toEqual(["robots read 200", "home blocked_by_robots null"]);
	});

	it("is asked for by each reading, so that whoever has mended theirs need not wait", async () => {
		const ports = crawlPorts();
		const acme = await site({
			"/": { body: "<p>Acme</p>" },
			"/robots.txt": [{ status: 503 }, { status: 503 }, { body: "User-agent: *\nDisallow: /" }, { body: "" }],
		});
		const read = async () => lines(await crawl(acme.origin, {}, ports)).filter((line) => !line.startsWith("sitemap"));
		expect(await read()).toEqual(["robots http_error 503"]);
		expect(await read()).toEqual(["robots read 200", "home blocked_by_robots null"]);
		expect(await read()).toEqual(["robots read 200", "home read 200"]);
	});

	it("is kept for 24 hours for a site's pictures, and five minutes when it was unreachable", async () => {
		let now = Date.UTC(2026, 10, 18);
		const kept = { ...crawlPorts(), clock: { now: () => new Date(now) } };
		const acme = await site({ "/robots.txt": [{ status: 503 }, { body: "" }], "*": { body: "picture" } });
		const input = { userAgent: "LaunchweekBot/1.0", gate: { allowLoopback: true } };
		const asked = async (): Promise<number> => {
			await withPictures(input, kept, (fetchPicture) => fetchPicture(`${acme.origin}/a.png`).catch(() => null));
			return (await acme.requests()).filter((request) => request.url === "/robots.txt").length;
		};
		expect(await asked()).toBe(1);
		now += 4 * 60_000;
		expect(await asked()).toBe(1);
		now += 2 * 60_000;
		expect(await asked()).toBe(2);
		now += 23 * 3_600_000;
		expect(await asked()).toBe(2);
		now += 2 * 3_600_000;
		expect(await asked()).toBe(3);
		// What a reading has found serves its pictures too.
		now += 25 * 3_600_000;
		await crawl(acme.origin, {}, kept);
		expect(await asked()).toBe(4);
	});
});
