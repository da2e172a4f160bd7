import { describe, expect, it } from "vitest";
import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import { readingOf, type StatedPart, whyBlank } from "#core/drafts/site-reading";
import type { CrawlReportEntry } from "#core/web/page";

function line(role: CrawlReportEntry["role"], outcome: CrawlReportEntry["outcome"], detail = "Why."): CrawlReportEntry {
	return { url: `https://a.example/${role}`, role, outcome, status: null, bytes: 0, durationMs: 0, detail };
}
const ready = (...crawlReport: CrawlReportEntry[]) => readingOf({ status: "ready", crawlReport });

describe("the reading of a website", () => {
	it("goes on until the draft is ready", () => {
		for (const status of ["crawling", "drafting"])
			expect(readingOf({ status, crawlReport: [line("home", "read")] }).state).toBe("being_read");
	});

	it("is read when a page was, and not by its robots.txt, its sitemap or the shell of an application", () => {
		expect(ready(line("robots", "http_error"), line("home", "read")).state).toBe("read");
		expect(ready(line("robots", "read"), line("sitemap", "read"), line("home", "app_shell")).state).toBe("not_read");
		expect(ready().state).toBe("not_read");
	});

	it("gives the home page's reason, or that of robots.txt when nothing else was asked for", () => {
		expect(ready(line("robots", "read"), line("home", "timeout", "It took too long.")).reason).toBe(
			"The website could not be read. https://a.example/home: It took too long.",
		);
		expect(ready(line("home", "blocked_by_robots")).reason).toContain("robots.txt forbids");
		expect(ready(line("robots", "unreachable", "It did not answer.")).reason).toContain(
			"robots.txt: It did not answer.",
		);
	});

	it("has failed when the undertaking did, whatever was read", () => {
		expect(ready(line("home", "read"), line("draft", "failed", "It broke."))).toMatchObject({
			state: "failed",
			reason: "It broke.",
		});
	});
});

describe("a blank", () => {
	it("is not stated only where the pages that would state it were read", () => {
		const reading = ready(
			line("home", "read"),
			line("pricing", "http_error"),
			line("contact", "timeout"),
			line("about", "read"),
		);
		expect(whyBlank("tagline", "not_found", reading).blank).toBe("not_stated");
		expect(whyBlank("pricing_model", "not_found", reading)).toMatchObject({
			blank: "not_read",
			reason: expect.any(String),
		});
		// Of two pages that say where a company is, one was read.
		expect(whyBlank("city", "not_found", reading).blank).toBe("not_stated");
		expect(whyBlank("contact_email", "not_found", reading).blank).toBe("not_read");
		// No page of questions was linked: the home page had the last word.
		expect(whyBlank("faqs", null, reading).blank).toBe("not_stated");
	});

	it.each([
		["pricing", ["pricing_model", "pricing_summary"]],
		["features", ["features", "usps"]],
		["faq", ["faqs"]],
		["about", ["founders", "founded_year", "stage", "country", "city"]],
		["contact", ["country", "city", "contact_email"]],
	] as const)("of what the page %s would state is not read when that page was not", (role, parts) => {
		const reading = ready(line("home", "read"), line(role, "timeout"));
		const unread = [...DRAFT_FIELDS, "faqs", "founders", "company_socials"].filter(
			(part) => whyBlank(part as StatedPart, null, reading).blank === "not_read",
		);
		expect(unread.sort()).toEqual([...parts].sort());
	});

	it("of a site whose home page is a shell is only what another page was read for", () => {
		const reading = ready(line("home", "app_shell"), line("pricing", "read"));
		expect(whyBlank("pricing_model", "not_found", reading).blank).toBe("not_stated");
		expect(whyBlank("tagline", "not_found", reading).blank).toBe("not_read");
	});

	it("is being read while the website is, and not read where the reading failed", () => {
		const crawling = readingOf({ status: "crawling", crawlReport: [line("home", "read")] });
		expect(whyBlank("city", "not_found", crawling)).toEqual({
			blank: "being_read",
			reason: "The website is still being read.",
		});
		const failed = ready(line("home", "read"), line("draft", "failed", "It broke."));
		expect(whyBlank("city", null, failed)).toEqual({ blank: "not_read", reason: "It broke." });
	});

	it("that its owner made is removed, whatever was read", () => {
		expect(whyBlank("city", "deleted", ready())).toEqual({ blank: "removed", reason: null });
		expect(whyBlank("city", "override", ready(line("home", "read")))).toEqual({ blank: "removed", reason: null });
	});
});
