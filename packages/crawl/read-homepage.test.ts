import { expect, it } from "vitest";
import type { IncomingPage } from "#crawl/html-stream";
import { readHomepage } from "#crawl/read-homepage";
import { crawlPorts, site, stopSitesAfterEach } from "#testing/crawl";

stopSitesAfterEach();

async function textOf({ chunks }: IncomingPage) {
	let text = "";
	for await (const chunk of chunks) text += new TextDecoder("latin1").decode(chunk);
	return text;
}
const fetchFrom = (url: string, timeoutMs = 2_000, read = textOf) => {
	const input = {
		gate: { allowLoopback: true },
		userAgent: "LaunchweekBot/1.0 (+https://launchweek.test/bot)",
		timeoutMs,
	};
	return readHomepage(url, input, crawlPorts(), read);
};

it("gives the markup, where it came from and what led there", async () => {
	const product = await site({
		"/": { status: 301, headers: { location: "/a" } },
		"/a": { status: 302, headers: { location: "/b" } },
		"/b": { headers: { "content-type": "text/html; charset=iso-8859-1" }, bodyBase64: btoa("<p>Malm\u00f6</p>") },
	});
	expect(await fetchFrom(`${product.origin}/`)).toEqual({
		url: `${product.origin}/b`,
		redirects: [`${product.origin}/`, `${product.origin}/a`],
		result: "<p>Malm\u00f6</p>",
	});
});

it("reads to the end of a long page, where badges often stand", async () => {
	const product = await site({ "/": { body: "<p>0123456789</p>".repeat(60), repeat: 1_000 } });
	expect((await fetchFrom(product.origin)).result.length).toBeGreaterThan(1_000_000);
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
	expect((await fetchFrom(product.origin)).result).toContain("in");
});

it("closes the connection when enough was read, when reading failed, and when nothing was read", async () => {
	const product = await site({ "/": { body: "0123456789".repeat(100), repeat: 10_000, drip: { everyMs: 5 } } });
	const readers = [
		async ({ chunks }: IncomingPage) => {
			for await (const chunk of chunks) return String(chunk.length > 0);
			return "nothing";
		},
		async ({ chunks }: IncomingPage) => {
			for await (const _chunk of chunks) throw new RangeError("mine");
			return "nothing";
		},
		async () => "unread",
	];
	expect((await fetchFrom(product.origin, 2_000, readers[0])).result).toBe("true");
	await expect(fetchFrom(product.origin, 2_000, readers[1])).rejects.toThrow("mine");
	expect((await fetchFrom(product.origin, 2_000, readers[2])).result).toBe("unread");
	const seen = async () => (await product.requests()).filter(({ url }) => url === "/").map(({ aborted }) => aborted);
	await expect.poll(seen).toEqual([true, true, true]);
});

it("ends a page that comes too slowly", async () => {
	const product = await site({ "/": { body: "x", repeat: 10_000, drip: { everyMs: 20 } } });
	await expect(fetchFrom(product.origin, 200)).rejects.toMatchObject({ outcome: "timeout" });
});
