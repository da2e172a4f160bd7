import { expect, it } from "vitest";
import { crawlerOf } from "#crawl/crawler";

it("goes by its name, and reads this machine's own websites only where that is allowed", () => {
	const links = { bot: "https://acme.test/bot" };
	expect(crawlerOf({ crawlerName: "AcmeBot", allowLoopbackCrawl: false }, links)).toEqual({
		userAgent: "AcmeBot/1.0 (+https://acme.test/bot)",
		gate: { allowLoopback: false },
	});
	expect(crawlerOf({ crawlerName: "AcmeBot", allowLoopbackCrawl: true }, links).gate).toEqual({ allowLoopback: true });
});
