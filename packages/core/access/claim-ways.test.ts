import { expect, it } from "vitest";
import { type ClaimSituation, claimWays } from "#core/access/claim-ways";

const ways = (changes: Partial<ClaimSituation>) =>
	claimWays({ url: "https://www.acme.com/", siteHost: null, dnsHost: null, emails: [], ...changes });

it("offers the mail first when an address of the domain is known, else last", () => {
	expect(ways({ emails: ["ada@gmail.com", null, "hello@mail.acme.com"] })).toEqual({
		methods: ["email", "meta", "file", "dns"],
		email: "hello@mail.acme.com",
	});
	expect(ways({ emails: ["ada@gmail.com", null] })).toEqual({ methods: ["meta", "file", "dns", "email"], email: null });
});

it("offers first what the website's host makes easy, and not what it does not allow", () => {
	expect(ways({ siteHost: "vercel", dnsHost: "cloudflare" }).methods).toEqual(["file", "meta", "dns", "email"]);
	expect(ways({ siteHost: "shopify" }).methods).toEqual(["meta", "dns", "email"]);
	expect(ways({ dnsHost: "cloudflare" }).methods).toEqual(["dns", "meta", "file", "email"]);
});

it("offers no mail below a platform's name, and no record where there is no zone", () => {
	expect(
		ways({ url: "https://acme.github.io/", siteHost: "github_pages", emails: ["a@acme.github.io"] }).methods,
	).toEqual(["file", "meta", "dns"]);
	expect(ways({ url: "http://127.0.0.1:8080/" }).methods).toEqual(["meta", "file"]);
});

it("offers no mail of a provider of whom anybody has an address", () => {
	expect(ways({ url: "https://www.fastmail.com/", emails: ["ada@fastmail.com"] })).toEqual({
		methods: ["meta", "file", "dns"],
		email: null,
	});
});

it("offers no file where the host serves none below its own name", () => {
	expect(ways({ siteHost: "webflow" }).methods).toContain("file");
	expect(ways({ url: "https://acme.webflow.io/", siteHost: "webflow" }).methods).toEqual(["meta", "dns"]);
});
