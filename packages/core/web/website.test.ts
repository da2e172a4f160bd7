import { describe, expect, it } from "vitest";
import { isWebLink, productKey, webAddress } from "#core/web/website";

const LINKS = [
	"https://example.com",
	"http://example.com/a?b=c#d",
	"HTTPS://Example.COM/",
	"https://bücher.example/ü",
	"https://192.0.2.1:8443/x",
	" https://example.com/ ",
	"\u00a0https://example.com/\u2003",
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

describe("the key of a product", () => {
	const keyOf = (address: string) => productKey(new URL(address));

	it("is the same for every spelling of its address", () => {
		for (const address of [
			"https://acme.com",
			"http://www.acme.com/",
			"https://ACME.com///?utm_source=x&ref=y&GCLID=1&fbclid=2#top",
		])
			expect(keyOf(address), address).toBe("acme.com");
	});

	it("keeps what names another page", () => {
		expect(keyOf("https://acme.com/a//b/?id=1&preref=2")).toBe("acme.com/a//b?id=1&preref=2");
		expect(keyOf("https://acme.com/?refs=1")).toBe("acme.com?refs=1");
		expect(keyOf("http://localhost:8080/a/")).toBe("localhost:8080/a");
	});
});
