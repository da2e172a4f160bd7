import { expect, it } from "vitest";
import { isAddressOfWebsite } from "#core/access/claim";
import { hasOwnDomain, isOneSite, registrableDomain } from "#core/web/registrable-domain";

it.each([
	["acme.com", "acme.com"],
	["www.app.acme.com", "acme.com"],
	["app.acme.co.uk", "acme.co.uk"],
	["acme.github.io", "acme.github.io"],
	["docs.acme.github.io", "acme.github.io"],
	["acme.substack.com", "acme.substack.com"],
	["acme.wordpress.com", "acme.wordpress.com"],
	["acme.neocities.org", "acme.neocities.org"],
	["preview.acme.pages.dev", "acme.pages.dev"],
	["ACME.com.", "acme.com"],
	["co.uk", null],
	["github.io", null],
	["substack.com", null],
	["localhost", null],
	["127.0.0.1", null],
	["acme.internal", null],
	["=1+1.substack.com", null],
	["a,b.wordpress.com", null],
	['"a.www.neocities.org', null],
])("finds what somebody registers in %s", (host, domain) => {
	expect(registrableDomain(host)).toBe(domain);
});

it("tells a domain of one's own from a name below a platform's", () => {
	for (const host of ["acme.com", "www.acme.co.uk"]) expect(hasOwnDomain(host), host).toBe(true);
	for (const host of ["acme.github.io", "acme.substack.com", "github.io", "127.0.0.1", "acme.internal"])
		expect(hasOwnDomain(host), host).toBe(false);
});

it("tells sites apart on platforms that many share", () => {
	const one = (a: string, b: string) => isOneSite(new URL(a), new URL(b));
	expect(one("https://acme.com", "http://www.acme.com/x")).toBe(true);
	expect(one("https://acme.substack.com", "https://evil.substack.com")).toBe(false);
	for (const platform of [
		"github.io",
		"pages.dev",
		"vercel.app",
		"netlify.app",
		"neocities.org",
		"eu.org",
		"duckdns.org",
	])
		expect(one(`https://acme.${platform}`, `https://evil.${platform}`), platform).toBe(false);
	expect(one("http://127.0.0.1:1000", "http://127.0.0.1:2000")).toBe(false);
	expect(one("http://127.0.0.1:1000", "http://127.0.0.1:1000/x")).toBe(true);
});

it("takes addresses at the website's registrable domain only", () => {
	expect(isAddressOfWebsite("ada@acme.com", "https://app.acme.com/")).toBe(true);
	expect(isAddressOfWebsite("ada@mail.acme.com", "https://acme.com/")).toBe(true);
	for (const email of ["ada@acme.co", "ada@notacme.com", "ada@acme.com.evil.com", '"x@acme.com"@evil.com']) {
		expect(isAddressOfWebsite(email, "https://acme.com/"), email).toBe(false);
	}
	expect(isAddressOfWebsite("staff@wordpress.com", "https://acme.wordpress.com/")).toBe(false);
	expect(isAddressOfWebsite("staff@github.io", "https://acme.github.io/")).toBe(false);
	expect(isAddressOfWebsite("other@substack.com", "https://substack.com/")).toBe(false);
});
