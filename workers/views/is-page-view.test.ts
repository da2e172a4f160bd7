import { expect, it } from "vitest";
import { isPageView } from "#workers/views/is-page-view";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const asked = (headers: Record<string, string>, method = "GET") =>
	isPageView(new Request("https://launchweek.test/listings/acme", { method, headers }));

it("takes browsers for people", () => {
	expect(asked({ "User-Agent": BROWSER })).toBe(true);
	expect(asked({ "User-Agent": BROWSER, "Sec-Fetch-Dest": "document" })).toBe(true);
	const safari =
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
	expect(asked({ "User-Agent": safari })).toBe(true);
});

it("leaves out robots, tools, and whoever does not say what they are", () => {
	for (const userAgent of [
		"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
		"curl/8.5.0",
		"python-requests/2.32",
		"x".repeat(10_000),
		`${BROWSER} ${"y".repeat(600)}`,
	]) {
		expect(asked({ "User-Agent": userAgent }), userAgent.slice(0, 80)).toBe(false);
	}
	expect(asked({})).toBe(false);
});

it("leaves out what is fetched ahead, by a script, or without its content", () => {
	for (const headers of [
		{ "Sec-Purpose": "prefetch;prerender" },
		{ "Sec-Purpose": "prefetch" },
		{ Purpose: "prefetch" },
		{ "X-Moz": "prefetch" },
		{ "X-Purpose": "preview" },
		{ "Sec-Fetch-Dest": "empty" },
	]) {
		expect(asked({ "User-Agent": BROWSER, ...headers }), JSON.stringify(headers)).toBe(false);
	}
	expect(asked({ "User-Agent": BROWSER }, "HEAD")).toBe(false);
});
