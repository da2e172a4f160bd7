import { expect, it } from "vitest";
import { escapeXml } from "#core/web/xml-text";

it("escapes what is markup, in texts and in attributes of either quote", () => {
	expect(escapeXml(`<a href="x">Tom's & Co</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;Tom&#39;s &amp; Co&lt;/a&gt;");
});

it("leaves out what XML cannot hold, and keeps line breaks and characters beyond the first plane", () => {
	expect(escapeXml("a\u0000b\u001bc\tド\n🚀\ufffe")).toBe("abc\tド\n🚀");
	expect(escapeXml("a\ud800b")).toBe("a\ufffdb");
});
