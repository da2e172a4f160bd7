import { describe, expect, it } from "vitest";
import { crawl, lines, PAGES, paths, site, stopSitesAfterEach } from "#testing/crawl";

stopSitesAfterEach();

describe("bounds", () => {
	it("cuts a page at 512 KiB and closes the connection", async () => {
		const acme = await site({ "/": { body: "<p>word</p>".repeat(1000), repeat: 50_000 } });
		const read = await crawl(acme.origin);
		expect(read.report[1]).toMatchObject({ outcome: "read", bytes: 512 * 1024 });
		expect(read.report[1]?.detail).toContain("Only its first 512 KiB were read.");
		const home = async () => (await acme.requests()).find((request) => request.url === "/");
		await expect.poll(async () => (await home())?.aborted).toBe(true);
		expect((await home())?.sent).toBeLessThan(32 * 1024 * 1024);
	});

	it("cuts a decompression bomb at 512 KiB of what it decodes to", async () => {
		const acme = await site({ "/": { body: `<p>${"a".repeat(1_000_000)}`, repeat: 300, gzip: true } });
		expect((await crawl(acme.origin)).report[1]).toMatchObject({ outcome: "read", bytes: 512 * 1024 });
	});

	it("gives up on a page that drips, hangs or never ends its headers, without delaying the others", async () => {
		const acme = await site({
			...PAGES,
			"/pricing": { body: "<p>a", repeat: 1000, drip: { everyMs: 20 } },
			"/about": { hang: true },
		});
		const startedAt = Date.now();
		const read = await crawl(acme.origin, { requestTimeoutMs: 400 });
		expect(Date.now() - startedAt).toBeLessThan(5_000);
		expect(
			read.report
				.filter((entry) => entry.outcome === "timeout")
				.map((entry) => entry.role)
				.sort(),
		).toEqual(["about", "pricing"]);
		expect(paths(read)).toEqual(["home /", "contact /contact", "faq /faq", "features /features"]);
	});

	it("ends the whole crawl in time and keeps what was read", async () => {
		const acme = await site({
			...PAGES,
			"/pricing": { hang: true },
			"/about": { hang: true },
			"/contact": { hang: true },
		});
		const startedAt = Date.now();
		const read = await crawl(acme.origin, { timeoutMs: 400 });
		expect(Date.now() - startedAt).toBeLessThan(5_000);
		expect(paths(read)).toEqual(["home /"]);
		expect(read.report.filter((entry) => entry.outcome === "timeout")).toHaveLength(5);
	});

	it("ends when its caller ends it", async () => {
		const acme = await site({ "/": { hang: true } });
		expect(lines(await crawl(acme.origin, { signal: AbortSignal.timeout(100) }))[1]).toBe("home timeout null");
	});

	it("does not let a site that hangs delay another", async () => {
		const [hanging, acme] = await Promise.all([site({ "*": { held: true } }), site(PAGES)]);
		const finished: string[] = [];
		const hung = crawl(hanging.origin, { requestTimeoutMs: 30_000 }).then(() => finished.push("hanging"));
		await crawl(acme.origin).then(() => finished.push("acme"));
		await hanging.change({});
		await hung;
		expect(finished).toEqual(["acme", "hanging"]);
	});

	it("reads at most 3 MiB of a site", async () => {
		const big = { body: `<p>${"x".repeat(1000)}</p>`, repeat: 600 };
		const names = ["pricing", "plans", "about", "team", "contact", "imprint", "faq"];
		const body = names.map((name) => `<a href="/${name}">${name}</a>`).join(" ");
		const acme = await site({
			"/": { body },
			...Object.fromEntries(names.map((name, i) => [`/${name}`, { ...big, body: `<p>${i}${big.body}` }])),
		});
		const read = await crawl(acme.origin);
		const total = read.report.reduce((sum, entry) => sum + (entry.role === "robots" ? 0 : entry.bytes), 0);
		expect(total).toBeLessThanOrEqual(3 * 1024 * 1024);
		expect(read.report.some((entry) => entry.outcome === "too_large")).toBe(true);
	});
});
