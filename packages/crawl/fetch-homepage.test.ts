import { expect, it } from "vitest";
import { fetchHomepage } from "#crawl/fetch-homepage";
import { crawlPorts, site, stopSitesAfterEach } from "#testing/crawl";

stopSitesAfterEach();

const fetchFrom = (url: string, timeoutMs = 2_000) =>
	fetchHomepage(url, { gate: { allowLoopback: true }, botUrl: "https://launchweek.test/bot", timeoutMs }, crawlPorts());

it("gives the markup, where it came from and what led there", async () => {
	const product = await site({
		"/": { status: 301, headers: { location: "/a" } },
		"/a": { status: 302, headers: { location: "/b" } },
		"/b": { headers: { "content-type": "text/html; charset=iso-8859-1" }, bodyBase64: btoa("<p>Malm\u00f6</p>") },
	});
	expect(await fetchFrom(`${product.origin}/`)).toEqual({
		url: `${product.origin}/b`,
		redirects: [`${product.origin}/`, `${product.origin}/a`],
		html: "<p>Malmö</p>",
	});
});

it("reads to the end of a long page, where badges often stand", async () => {
	const product = await site({ "/": { body: "<p>0123456789</p>".repeat(60), repeat: 1_000 } });
	expect((await fetchFrom(product.origin)).html.length).toBeGreaterThan(1_000_000);
});

it("says what kept it from reading", async () => {
	const product = await site({ "/": { hang: true }, "/pdf": { headers: { "content-type": "application/pdf" } } });
	await expect(fetchFrom(product.origin, 200)).rejects.toMatchObject({ outcome: "timeout" });
	await expect(fetchFrom(`${product.origin}/pdf`)).rejects.toMatchObject({ outcome: "not_html" });
	await expect(fetchFrom(`${product.origin}/none`)).rejects.toMatchObject({ outcome: "http_error", status: 404 });
	await product.stop();
	await expect(fetchFrom(product.origin)).rejects.toMatchObject({ outcome: "unreachable" });
});

it("asks for robots.txt anew each time", async () => {
	const product = await site({
		"/robots.txt": [{ body: "User-agent: *\nDisallow: /" }, { body: "" }],
		"/": { body: "<p>in</p>" },
	});
	await expect(fetchFrom(product.origin)).rejects.toMatchObject({ outcome: "blocked_by_robots" });
	expect((await fetchFrom(product.origin)).html).toContain("in");
});
