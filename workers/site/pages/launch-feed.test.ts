import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("is an Atom feed of the newest launches, with names as text", async () => {
	await mintListing(world.db, "older", { launchedAt: NOW.getTime() - 1000 });
	await mintListing(world.db, "newer", { name: "Nuts & <bolts>", tagline: "Both", launchedAt: NOW.getTime() });
	const { html: xml, headers } = await openBrowser().get("/feeds/launches.xml");
	expect(headers.get("Content-Type")).toContain("application/atom+xml");
	expect([...xml.matchAll(/<entry><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
		"Nuts &amp; &lt;bolts&gt;: Both",
		"older",
	]);
	expect(xml).toContain("<id>https://launchweek.test/listings/newer</id>");
	expect(xml).toContain(`<updated>${NOW.toISOString()}</updated>`);
});
