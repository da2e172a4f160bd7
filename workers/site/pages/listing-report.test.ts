import { beforeEach, expect, it } from "vitest";
import { factReports } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme", {
		name: "Acme <b>",
		tagline: "Two months free",
		profile: {
			not_found_on_website: ["city"],
			evidence: {
				tagline: [
					{ quote: "two months <i>free", url: "javascript:alert(1)", before: "Never <script>", after: " again" },
				],
			},
		},
	});
	await mintListing(world.db, "hidden", { status: "draft", tagline: "Secret" });
});
const stored = () => world.db.select().from(factReports);
const ADDRESS = "/listings/acme/report?fact=tagline";

it("is reached from the slip, shows the quote in its sentence, and needs no account", async () => {
	const browser = openBrowser();
	const listing = await browser.get("/listings/acme");
	expect(listing.html).toContain(`href="${ADDRESS}"`);
	expect((await browser.get("/listings/acme/report")).html).toContain("fact=city");
	const page = await browser.get(ADDRESS);
	expect(page.html).toContain("Never &lt;script&gt;");
	expect(page.html).not.toMatch(/<script>(?!{)|href="javascript:/);
	const refused = await browser.submit(page.form("/listings/acme/report"), { reason: "", email: "eve", words: "mine" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Choose what is wrong.");
	expect(refused.html).toContain("mine</textarea>");
	const sent = await browser.submit(refused.form("/listings/acme/report"), {
		reason: "other",
		email: "eve@example.com",
	});
	expect(sent.location).toBe(`${ADDRESS}&sent=1`);
	expect((await browser.get(`${ADDRESS}&sent=1`)).html).toContain("you get a mail with what it decides");
	expect(await stored()).toMatchObject([{ email: "eve@example.com", reason: "other", words: "mine" }]);
	const again = await browser.submit(page.form("/listings/acme/report"), { reason: "other", email: "eve@example.com" });
	expect(again.html).toContain("You have reported this already.");
});

it("asks nobody who is signed in for an address, whatever the form says", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const page = await browser.get(ADDRESS);
	expect(page.html).not.toContain('name="email"');
	await browser.submit(page.form("/listings/acme/report"), { reason: "no_longer_true", email: "victim@example.com" });
	expect(await stored()).toMatchObject([{ email: "ada@example.com" }]);
	expect((await browser.get(ADDRESS)).html).not.toContain("<textarea");
});

it("does not exist for hidden listings and other facts, and takes no form of another site", async () => {
	const browser = openBrowser();
	for (const path of [
		"hidden/report?fact=tagline",
		"hidden/report",
		"acme/report?fact=evidence",
		"nobody/report?fact=x",
	]) {
		expect((await browser.get(`/listings/${path}`)).status, path).toBe(404);
	}
	const { fields } = (await browser.get(ADDRESS)).form("/listings/acme/report");
	fields.set("reason", "other");
	fields.set("email", "eve@example.com");
	fields.set("csrf", "0".repeat(64));
	expect((await browser.post("/listings/acme/report", fields)).status).toBe(400);
	expect(await stored()).toEqual([]);
});

it("leads to every fact that it offers, and to that of each mark, and says them in people's words", async () => {
	const { id } = await mintCategory(world.db, "shipping", { name: "Shipping" });
	const quote = { quote: "as it says", url: "https://quoted.example/", before: "", after: "" };
	const fields = ["country", "pricing_model", "stage", "logo_url", "categories", "socials"];
	await mintListing(world.db, "quoted", {
		country: "NL",
		pricingModel: "paid",
		stage: "pre_launch",
		logoUrl: "https://quoted.example/logo.svg",
		categoryIds: [id],
		profile: {
			socials: { producthunt: "https://www.producthunt.com/products/quoted" },
			evidence: Object.fromEntries(fields.map((field) => [field, [quote]])),
		},
	});
	const browser = openBrowser();
	const offered = await browser.get("/listings/quoted/report");
	for (const field of fields) expect(offered.html).toContain(`fact=${field}"`);
	const marks = await browser.get("/listings/quoted");
	const addresses = [...(offered.html + marks.html).matchAll(/href="(\/listings\/quoted\/report\?[^"]+)"/g)].map(
		([, address = ""]) => address.replaceAll("&amp;", "&"),
	);
	expect(addresses).toContain("/listings/quoted/report?fact=categories&of=Shipping");
	const said = new Map<string, string>();
	for (const address of addresses) {
		const { status, html } = await browser.get(address);
		expect(status, address).toBe(200);
		said.set(address.slice(address.indexOf("?") + 1), html);
	}
	expect(said.get("fact=country")).toContain(">Netherlands<");
	expect(said.get("fact=pricing_model")).toContain(">No free plan<");
	expect(said.get("fact=stage")).toContain(">Pre launch<");
	expect(said.get("fact=logo_url")).toContain(">https://quoted.example/logo.svg<");
	expect(said.get("fact=categories")).toContain(">Shipping<");
	expect(said.get("fact=socials")).toContain(">Product Hunt<");
	expect(said.get("fact=socials&of=producthunt")).toMatch(/Profiles elsewhere: <bdi>Product Hunt<\/bdi>/);
});
