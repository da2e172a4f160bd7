import { describe, expect, it } from "vitest";
import { browserRendering } from "#adapters/pages/browser-rendering";
import { crawl, crawlPorts, LINKS, lines, paths, site, stopSitesAfterEach } from "#testing/crawl";

stopSitesAfterEach();

describe("application shells", () => {
	const shell = '<title>Acme</title><div id="root"></div><script src="/app.js"></script>';

	it("are reported when nothing can render them; title and metas are kept", async () => {
		const acme = await site({ "/": { body: shell } });
		const read = await crawl(acme.origin);
		expect(lines(read)[1]).toBe("home app_shell 200");
		expect(read.pages[0]?.text).toContain("Acme");
	});

	it("are read through Browser Rendering where it is configured", async () => {
		const acme = await site({ "/": { body: shell }, "/pricing": { body: "<h1>Plans</h1>" } });
		const path = "/client/v4/accounts/acc/browser-rendering/content";
		const rendered = `<div id="root"><h1>Acme for teams</h1>${LINKS}</div><script src="/app.js"></script>`;
		const cloudflare = await site({
			[path]: {
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ success: true, result: rendered, meta: { status: 200 } }),
			},
		});
		const renderer = browserRendering({
			accountId: "acc",
			apiToken: "secret",
			userAgent: "LaunchweekBot/1.0",
			apiBase: `${cloudflare.origin}/client/v4`,
		});
		const read = await crawl(acme.origin, {}, { ...crawlPorts(), renderer });
		expect(read.pages[0]?.text).toContain("Acme for teams");
		expect(read.report[1]).toMatchObject({ role: "home", outcome: "read" });
		expect(paths(read)).toEqual(["home /", "pricing /pricing"]);
		const [request] = await cloudflare.requests();
		expect(request?.headers.authorization).toBe("Bearer secret");
		expect(JSON.parse(request?.body ?? "")).toMatchObject({ url: `${acme.origin}/`, userAgent: "LaunchweekBot/1.0" });
	});

	it.each([
		["refuses", { status: 429, body: '{"success":false,"errors":[{"message":"rate limit"}]}' }],
		["answers garbage", { body: "<html>" }],
		["saw an error page", { body: '{"success":true,"result":"<p>x</p>","meta":{"status":404}}' }],
		["answers without end", { body: "x".repeat(50_000), repeat: 2_000 }],
		["gives the shell back", { body: JSON.stringify({ success: true, result: shell }) }],
	])("stay shells when the renderer %s", async (_, route) => {
		const acme = await site({ "/": { body: shell } });
		const cloudflare = await site({ "*": route });
		const renderer = browserRendering({ accountId: "acc", apiToken: "t", userAgent: "x", apiBase: cloudflare.origin });
		expect(lines(await crawl(acme.origin, {}, { ...crawlPorts(), renderer }))[1]).toBe("home app_shell 200");
	});
});
