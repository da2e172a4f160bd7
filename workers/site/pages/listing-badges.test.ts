import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "tidewell");
});

it("gives the chosen badge as HTML, Markdown, BBCode and oEmbed, and shows every style", async () => {
	const { html } = await browser.get("/listings/tidewell/badges?shape=pill&mode=dark&size=l");
	const image = "/badges/tidewell/listed-on-pill-dark-l.svg";
	expect(html).toContain(`&lt;a href=&quot;https://launchweek.test/listings/tidewell&quot;`);
	expect(html).toContain(
		`[url=https://launchweek.test/listings/tidewell][img]https://launchweek.test${image}[/img][/url]`,
	);
	expect(html).toMatch(/\[!\[[^\]]*\]\(https:\/\/launchweek\.test\/badges\/tidewell\/listed-on-pill-dark-l\.svg\)/);
	expect(html).toContain('type="application/json+oembed"');
	for (const shape of ["standard", "outline", "pill", "banner", "square"]) {
		for (const mode of ["light", "dark"]) expect(html).toContain(`/badges/tidewell/listed-on-${shape}-${mode}-l.svg`);
	}
});

it("takes the usual where an address asks for what there is not", async () => {
	const { html, status } = await browser.get("/listings/tidewell/badges?shape=star&mode=&badge=verified");
	expect(status).toBe(200);
	expect(html).toContain("/badges/tidewell/listed-on-standard-auto-m.svg");
	expect(html).toContain("has not earned that badge");
});
