import type { CrawlReportEntry } from "#core/page";

/** Whether any page of the site was read: robots.txt and sitemaps say nothing about the product. */
export function wasRead(report: readonly CrawlReportEntry[]): boolean {
	return report.some(
		({ role, outcome }) => role !== "robots" && role !== "sitemap" && (outcome === "read" || outcome === "app_shell"),
	);
}
