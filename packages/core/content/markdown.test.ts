import { expect, it } from "vitest";
import { markdownToHtml } from "#core/content/markdown";

it("draws headings, tables and lists, and leaves HTML as text", () => {
	const html = markdownToHtml("## One\n\n| a | b |\n|---|---|\n| 1 | ~~2~~ |\n\n<script>alert(1)</script> <b>bold</b>");
	expect(html).toContain("<h2>One</h2>");
	expect(html).toContain("<td><del>2</del></td>");
	expect(html).toContain("&lt;script&gt;");
	expect(html).not.toMatch(/<script|<b>/);
});

it.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x"])("leads nowhere by %s", (address) => {
	const html = markdownToHtml(`[words](${address}) ![words](${address})`);
	expect(html).toContain('<a href="">words</a>');
	expect(html).toContain('<img src="" alt="words"');
});
