import { expect, it } from "vitest";
import { isMailProvider } from "#core/web/mail-providers";

it("knows where anybody gets an address, in every country that they are in", () => {
	for (const domain of ["gmail.com", "proton.me", "hey.com", "zoho.com", "gmx.at", "hotmail.co.uk", "yahoo.com.br"])
		expect(isMailProvider(domain), domain).toBe(true);
});

it("takes nobody else for one", () => {
	for (const domain of [
		"acme.com",
		"notgmail.com",
		"gmail.com.evil.org",
		"yahoo.acme.com",
		"live.example",
		"outlookers.com",
	])
		expect(isMailProvider(domain), domain).toBe(false);
});
