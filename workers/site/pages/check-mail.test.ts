import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("says which address the link was mailed to, and keeps what signing in was for when another is asked for", async () => {
	const browser = openBrowser();
	const form = (await browser.get("/sign-in?return_to=/submit")).form("/sign-in");
	const mistyped = await browser.submit(form, { email: "ada@exmaple.com" });
	expect(mistyped.location).toBe("/sign-in/check-mail");
	const { html } = await browser.get("/sign-in/check-mail");
	expect(html).toContain("ada@exmaple.com");
	expect(html).toContain('href="/sign-in?return_to=%2Fsubmit"');
});

it("says it without an address where nobody asked, or the cookie is none of ours", async () => {
	const browser = openBrowser();
	for (const value of ["", "nonsense", "eyJhIjoxfQ", "W10"]) {
		browser.cookies.set("__Host-asked", value);
		const { status, html } = await browser.get("/sign-in/check-mail");
		expect([value, status]).toEqual([value, 200]);
		expect(html).toContain('href="/sign-in"');
	}
});

it("leads somebody who is signed in and confirms it back to asking for that", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const form = (await browser.get("/account/confirm?return_to=/account/data")).form("/account/confirm");
	await browser.submit(form);
	const { html } = await browser.get("/sign-in/check-mail");
	expect(html).toContain("ada@example.com");
	expect(html).toContain('href="/account/confirm?return_to=%2Faccount%2Fdata"');
});

it("says which address it was, however long the way back is: browsers drop a cookie above 4096 bytes", async () => {
	const browser = openBrowser();
	const form = (await browser.get(`/sign-in?return_to=/submit?note=${"a".repeat(3_000)}`)).form("/sign-in");
	await browser.submit(form, { email: "ada@example.com" });
	expect(`__Host-asked=${browser.cookies.get("__Host-asked")}`.length).toBeLessThan(4_096);
	const { html } = await browser.get("/sign-in/check-mail");
	expect(html).toContain("ada@example.com");
	expect(html).not.toContain('href="/account"');
});
