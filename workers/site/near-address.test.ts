import { describe, expect, it } from "vitest";
import { openBrowser, SITE } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";
import { nearAddress } from "./near-address.ts";

const near = (address: string) => nearAddress(new URL(address, "https://launchweek.test"));

describe("where an address was meant to lead", () => {
	it.each([
		["/listings/acme/", "/listings/acme"],
		["/listings/acme///?ref=mail", "/listings/acme?ref=mail"],
		["/Listings/Acme", "/listings/acme"],
		["/launches/This/", "/launches/this"],
		["/account/", "/account"],
	])("%s", (address, meant) => {
		expect(near(address)).toBe(meant);
	});

	it.each([
		"/",
		"/listings/acme",
		"/checkout/AbC",
		"//evil.example/",
		"https://launchweek.test//evil.example//",
		"/listings/A%C3%84",
	])("nowhere else: %s", (address) => {
		expect(
			nearAddress(
				new URL(address.startsWith("//") ? `https://launchweek.test${address}` : address, "https://launchweek.test"),
			),
		).toBeNull();
	});
});

it("is where pages lead that are not there, and only those", async () => {
	const world = await makeWorld();
	await mintListing(world.db, "acme");
	const browser = openBrowser();
	for (const address of ["/listings/acme/", "/listings/Acme", "/LISTINGS/acme/"]) {
		expect(await browser.get(address), address).toMatchObject({ status: 301, location: "/listings/acme" });
	}
	expect(await browser.get("/account/orders/")).toMatchObject({ status: 301, location: "/account/orders" });
	expect((await browser.get("/listings/acme")).status).toBe(200);
	// What is nowhere is so at once, and nothing is sent on that was to be written.
	expect((await browser.get("/nowhere")).status).toBe(404);
	expect((await browser.get("/%2F%2Fevil.example/")).location ?? "").not.toMatch(/^\/\//);
	expect((await browser.get(`${SITE}//evil.example/`)).status).toBe(404);
	expect((await browser.post("/listings/acme/", new URLSearchParams())).status).not.toBe(301);
	expect((await browser.get("/listings?country=XX")).status).not.toBe(301);
});
