import { beforeEach, expect, it } from "vitest";
import { pictureSources } from "#store/schema/index";
import { hurryTimers } from "#testing/hurried-timers";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";
import { claimHosts } from "#usecases/claims/claim-hosts";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const DNS = {
	addresses: async (name: string) => (name === "www.acme.com" ? ["76.76.21.21"] : []),
	nameServers: async (zone: string) => (zone === "acme.com" ? ["ada.ns.cloudflare.com"] : []),
};
const SILENT = { addresses: () => Promise.reject(new Error("down")), nameServers: () => new Promise<never>(() => {}) };

it("guesses from the name system and from pictures, and without either", async () => {
	const { id } = await mintListing(world.db, "acme");
	const listing = { id, url: "https://www.acme.com/" };
	expect(await claimHosts(world.db, DNS, listing)).toEqual({ siteHost: "vercel", dnsHost: "cloudflare" });
	const address = "https://cdn.shopify.com/s/files/1/logo.png";
	await world.db
		.insert(pictureSources)
		.values({ listingId: id, kind: "logo", origin: "website", hash: null, address, at: 1 });
	expect(await claimHosts(world.db, DNS, listing)).toMatchObject({ siteHost: "shopify" });
	const waits = hurryTimers();
	expect(await claimHosts(world.db, SILENT, { ...listing, id: 999 })).toEqual({ siteHost: null, dnsHost: null });
	expect(waits.longestMs()).toBeLessThanOrEqual(1_500);
});

it("asks nobody about what is no public name", async () => {
	const asked = { addresses: () => Promise.reject(new Error("asked")), nameServers: () => expect.unreachable() };
	expect(await claimHosts(world.db, asked, { id: 1, url: "http://127.0.0.1:1/" })).toEqual({
		siteHost: null,
		dnsHost: null,
	});
});
