import { describe, expect, it } from "vitest";
import { ROBOTS_MAX_BYTES } from "#core/limits";
import { checkRobots, decodeRobots, parseRobots } from "#crawl/robots";

function allows(robots: string, path: string, agent = "LaunchweekBot"): boolean {
	return checkRobots(parseRobots(robots, agent), `https://example.com${path}`).allowed;
}

describe("groups", () => {
	it("obeys the own group and only that, whatever its case and the version behind it", () => {
		const robots = "User-agent: *\nDisallow: /\n\nUSER-AGENT: launchweekbot/2.0 (x)\nDisallow: /private";
		expect(allows(robots, "/")).toBe(true);
		expect(allows(robots, "/private/x")).toBe(false);
		expect(allows(robots, "/", "OtherBot")).toBe(false);
	});

	it("does not take a longer or shorter token for its own", () => {
		expect(allows("User-agent: LaunchweekBotPlus\nDisallow: /", "/")).toBe(true);
		expect(allows("User-agent: Launchweek\nDisallow: /", "/")).toBe(true);
	});

	it("merges the groups of one token and shares rules between the tokens of one group", () => {
		const robots = "User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: a\nDisallow: /y";
		expect([allows(robots, "/x", "a"), allows(robots, "/y", "a")]).toEqual([false, false]);
		expect([allows(robots, "/x", "b"), allows(robots, "/y", "b")]).toEqual([false, true]);
	});

	it("is not ended by empty lines, sitemaps or unknown lines", () => {
		expect(
			allows(
				"User-agent: a\n\nSitemap: https://example.com/s.xml\nCrawl-delay: 3\nUser-agent: b\nDisallow: /",
				"/",
				"a",
			),
		).toBe(false);
	});

	it("takes an own group without rules as permission, and rules before any group as none", () => {
		expect(allows("User-agent: LaunchweekBot\nDisallow:\n\nUser-agent: *\nDisallow: /", "/x")).toBe(true);
		expect(allows("Disallow: /\nUser-agent: other\nDisallow: /", "/x")).toBe(true);
	});
});

describe("rules", () => {
	it.each<[string, string, boolean]>([
		["Disallow: /\nAllow: /a", "/a/b", true],
		["Allow: /a\nDisallow: /a/b", "/a/b", false],
		["Disallow: /a\nAllow: /a", "/a", true],
		["Disallow: /a*b$", "/aXXb", false],
		["Disallow: /a*b$", "/aXXbc", true],
		["Disallow: /a*b*c", "/a1b2c3", false],
		["Disallow: /*.gif$", "/x/y.gif?z", true],
		["Disallow: *.gif$", "/x/y.gif", false],
		["Disallow: /a$b", "/a$b", false],
		["Disallow: /a%2Ab", "/a*b", false],
		["Disallow: /a%2Ab", "/aXb", true],
		["Disallow: /%7euser", "/~user", false],
		["Disallow: /a%2fb", "/a/b", true],
		["Disallow: /a%2fb", "/a%2Fb", false],
		["Disallow: /ä", "/%C3%A4", false],
		["Disallow: /q?a=1", "/q?a=1&b", false],
		["Disallow: /A", "/a", true],
		["Disallow: a", "/a", true],
		["disallow /x", "/x", false],
		["Disallow: /x # why", "/x", false],
		["Disallow: /", "/robots.txt", true],
		["Disallow: /*/*/*/z", "/a/b/z", true],
		["Disallow: /$", "/", false],
		["Disallow: /$", "/a", true],
	])("%j on %s", (rules, path, allowed) => {
		expect(allows(`User-agent: *\n${rules}`, path)).toBe(allowed);
	});

	it("names the line that decided", () => {
		const robots = parseRobots("User-agent: *\nDisallow: /pricing # hidden", "x");
		expect(checkRobots(robots, "https://example.com/pricing")).toEqual({
			allowed: false,
			rule: "Disallow: /pricing",
		});
		expect(checkRobots(robots, "https://example.com/")).toEqual({ allowed: true, rule: null });
	});
});

describe("files", () => {
	it("reads CR, LF and CRLF lines behind a byte order mark", () => {
		expect(allows("\uFEFFUser-agent: *\rDisallow: /a\r\nDisallow: /b\nDisallow: /c", "/a")).toBe(false);
		expect(allows("\uFEFFUser-agent: *\rDisallow: /a\r\nDisallow: /b\nDisallow: /c", "/c")).toBe(false);
	});

	it("parses 500 KiB and leaves out the line cut in half there", () => {
		const head = "User-agent: *\nDisallow: /a\n";
		const filler = `#${"x".repeat(ROBOTS_MAX_BYTES - head.length - 14)}\n`;
		const bytes = new TextEncoder().encode(`${head}${filler}Disallow: /bcdefgh\n`);
		const text = decodeRobots(bytes);
		expect(allows(text, "/a")).toBe(false);
		expect(allows(text, "/b")).toBe(true);
		expect(allows(text, "/bcdefgh")).toBe(true);
	});

	it("keeps the sitemaps and never throws", () => {
		expect(parseRobots("Sitemap: https://example.com/s.xml\nsitemap:", "x").sitemaps).toEqual([
			"https://example.com/s.xml",
		]);
		for (const text of [
			"\0\0\0",
			":",
			"::::",
			"user-agent:",
			"User-agent: *\nDisallow: %",
			"User-agent: *\nAllow: \ud800",
		]) {
			expect(allows(text, "/%zz")).toBe(true);
		}
	});

	it("reads a file full of agents and rules in little time", () => {
		const agents = Array.from({ length: 15_000 }, (_, i) => `User-agent: x${i}`).join("\n");
		const robots = `${agents}\nUser-agent: *\n${"Disallow: /*x\n".repeat(15_000)}`;
		expect(allows(robots, `/${"a".repeat(2000)}`)).toBe(true);
	});

	it("matches a pattern full of wildcards in little time", () => {
		expect(allows(`User-agent: *\nDisallow: /${"*a".repeat(2000)}$`, `/${"a".repeat(1900)}b`)).toBe(true);
	});
});
