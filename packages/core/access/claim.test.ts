import { describe, expect, it } from "vitest";
import {
	challengeName,
	formatClaimToken,
	homepageOf,
	instructionsFor,
	isAddressOfWebsite,
	proofFileOf,
	zoneLabel,
} from "#core/access/claim";

it("has a token of 256 bits in hex that says whose it is", () => {
	const random = Uint8Array.from({ length: 32 }, (_, index) => index);
	expect(formatClaimToken(random)).toBe("lwv-000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
});

describe("the name of a DNS challenge", () => {
	it.each([
		["https://acme.example/pricing", "_launchweek-challenge.acme.example"],
		["https://www.acme.example:8443/", "_launchweek-challenge.acme.example"],
		["https://app.acme.example/", "_launchweek-challenge.app.acme.example"],
		["https://www.example/", "_launchweek-challenge.www.example"],
		["https://www2.acme.example/", "_launchweek-challenge.www2.acme.example"],
		["https://a.www.acme.example/", "_launchweek-challenge.a.www.acme.example"],
		["https://www.acme.co.uk/", "_launchweek-challenge.acme.co.uk"],
		["https://acme.github.io/app/", "_launchweek-challenge.acme.github.io"],
		["https://www.acme.github.io/", "_launchweek-challenge.acme.github.io"],
		// A customer called www: without it, the name would be the platform's, below which others may have names.
		["https://www.github.io/", "_launchweek-challenge.www.github.io"],
		["https://www.pages.dev/", "_launchweek-challenge.www.pages.dev"],
		["https://www.substack.com/", "_launchweek-challenge.www.substack.com"],
	])("of %s is %s", (url, name) => expect(challengeName(url)).toBe(name));
});

describe("what forms that add the domain ask for", () => {
	it.each([
		["https://acme.com/pricing", "_launchweek-challenge"],
		["https://app.acme.co.uk/", "_launchweek-challenge.app"],
	])("of %s is %s", (url, label) => expect(zoneLabel(url)).toBe(label));

	it("is nothing where the domain is not told apart from the name", () =>
		expect(zoneLabel("https://192.0.2.1/")).toBeNull());
});

it("looks at the homepage and at one file, whatever page a listing names", () => {
	expect(homepageOf("https://acme.example/de/pricing?a=1#b")).toBe("https://acme.example/");
	expect(proofFileOf("https://acme.example:8443/de/")).toBe(
		"https://acme.example:8443/.well-known/launchweek-verification.txt",
	);
});

describe("instructions", () => {
	const claim = { url: "https://acme.example/x", token: "lwv-1", email: null };

	it.each([
		["dns", "_launchweek-challenge.acme.example", "lwv-1", "TXT record"],
		["meta", "https://acme.example/", '<meta name="launchweek-verification" content="lwv-1">', "head of the homepage"],
		["file", "https://acme.example/.well-known/launchweek-verification.txt", "lwv-1", "text/plain"],
	] as const)("by %s say where, exactly what, and that verify_claim comes next", (method, where, what, words) => {
		const { how, ...rest } = instructionsFor(method, claim);
		expect(rest).toEqual({ where, what });
		expect(how).toContain(words);
		expect(how).toContain("then call verify_claim");
	});

	it("by email have nothing to publish", () => {
		const { how, ...rest } = instructionsFor("email", { ...claim, email: "ada@acme.example" });
		expect(rest).toEqual({ where: "ada@acme.example", what: null });
		expect(how).toContain("Open the link");
		expect(instructionsFor("email", claim).where).toBe("");
	});

	it("have an empty token where there is none", () => {
		expect(instructionsFor("dns", { ...claim, token: null }).what).toBe("");
	});
});

describe("an address of a website", () => {
	it.each([
		["ada@acme.com", "https://www.acme.com/"],
		["ada@mail.acme.com", "https://app.acme.com/"],
		["ada@App.Acme.com", "https://app.acme.com/"],
		['"odd@name"@acme.com', "https://acme.com/"],
		["ada/@acme.com", "https://acme.com/"],
		["ada@acme.co.uk", "https://acme.co.uk/"],
	])("is %s of %s", (email, url) => expect(isAddressOfWebsite(email, url)).toBe(true));

	it.each([
		["ada@notacme.com", "https://acme.com/"],
		["ada@acme.com.evil.org", "https://acme.com/"],
		["ada@acme.com@evil.org", "https://acme.com/"],
		["ada@other.co.uk", "https://acme.co.uk/"],
		["ada@co.uk", "https://co.uk/"],
		["ada@192.0.2.1", "https://192.0.2.1/"],
		["acme.org", "https://acme.com/"],
		["ada@proton.me", "https://proton.me/"],
		["ada@zoho.com", "https://www.zoho.com/mail/"],
		["ada@proton.me", "https://calendar.proton.me/"],
	])("is not %s of %s", (email, url) => expect(isAddressOfWebsite(email, url)).toBe(false));
});
