import { describe, expect, it } from "vitest";
import { isWebLink, webAddress } from "#core/web/website";

const LINKS = [
	"https://example.com",
	"http://example.com/a?b=c#d",
	"HTTPS://Example.COM/",
	"https://bücher.example/ü",
	"https://192.0.2.1:8443/x",
	" https://example.com/ ",
];
const BREAKING = ['https://x.com/"><script>alert(1)</script>', "https://x.com/?a=<b>", "https://x.com/`"];
const NONE = [
	"",
	"javascript:alert(1)",
	" JAVASCRIPT:alert(1)",
	"java\nscript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc/passwd",
	"//example.com",
	"/path",
	"example.com",
	"https:example.com",
	"https://",
	"https://user@example.com/",
	"https://example.com:x@evil.example/",
	"mailto:a@example.com",
];

describe("addresses of the web", () => {
	it.each(LINKS)("%j is one", (text) => {
		expect(webAddress(text)).toMatch(/^https?:\/\//);
		expect(isWebLink(text)).toBe(true);
	});

	it.each(NONE)("%j is none", (text) => {
		expect(webAddress(text)).toBe(null);
		expect(isWebLink(text)).toBe(false);
	});

	it("are given by people in one word, at a host with a dot; websites may be read elsewhere too", () => {
		for (const text of ["http://localhost:8080/", "https://example.com/a b", "https:\\\\example.com", ...BREAKING]) {
			expect(isWebLink(text), text).toBe(false);
		}
		expect(webAddress("http://localhost:8080/logo.png")).toBe("http://localhost:8080/logo.png");
	});
});
