import { expect, it } from "vitest";
import { kindsBeforeColon, kindsOfHeading, kindsOfLabelLine, partsAnnounced } from "#drafting/context/announced-parts";
import { readPage } from "#testing/pages";

it("reads what a heading announces, by the share of its words", () => {
	expect([...partsAnnounced("Features").keys()]).toEqual(["features"]);
	expect(partsAnnounced("Built-in tools leave three gaps").has("comparison")).toBe(true);
	expect(partsAnnounced("Demo to clients").has("customers")).toBe(false);
	expect(partsAnnounced("✨ Features").has("features")).toBe(true);
	expect(partsAnnounced("팀").has("team")).toBe(true);
});

it.each([
	["Як це працює", "steps"],
	["Sådan fungerer det", "steps"],
	["Hogyan működik", "steps"],
	["Cara kerja", "steps"],
	["Paso a paso", "steps"],
	["In drei Schritten", "steps"],
	["Funkcjonalności", "features"],
	["Co umí", "features"],
	["Fitur Unggulan", "features"],
	["Tính năng", "features"],
	["Fiyatlandırma", "pricing"],
	["Prissättning", "pricing"],
	["Sık Sorulan Sorular", "faq"],
	["Часті запитання", "faq"],
	["Müşteri yorumları", "testimonial"],
	["Mit tud a Fuvarlap?", "features"],
	["Mitä Acme osaa?", "features"],
	["Ce face Acme?", "features"],
	["Що робить Acme?", "features"],
	["Hvad kan Acme?", "features"],
	["Vad gör Acme?", "features"],
	["Wat kan Acme?", "features"],
	["Acme neler yapar?", "features"],
	["Ügyfeleink", "customers"],
	["Asiakkaamme", "customers"],
	["Clienții noștri", "customers"],
	["Vores kunder", "customers"],
	["Наші клієнти", "customers"],
	["Kenapa memilih Acme?", "benefits"],
] as const)("knows the heading %s as one of %s", (heading, kind) => {
	expect([...partsAnnounced(heading).keys()]).toEqual([kind]);
});

it("takes the French word for how for no comment", () => {
	expect([...partsAnnounced("Comment ça marche").keys()]).toEqual(["steps"]);
	expect([...partsAnnounced("3 comments").keys()]).toEqual(["comments"]);
});

it("takes a line on prices right above a heading for what the heading is about", async () => {
	const page = await readPage("<h1>Acme</h1><section><p>Simple pricing</p><h2>Try first.</h2></section>");
	const heading = page.blocks.find(({ tag }) => tag === "h2");
	expect(heading && [...kindsOfHeading(page, heading)]).toEqual(["pricing"]);
});

it("takes a line over others for a label, and none with a discount in it", async () => {
	const page = await readPage("<h1>Acme</h1><p>Trusted by</p><p>-52 % vs monthly</p>", "https://acme.com/");
	const kinds = page.blocks.filter(({ tag }) => tag === "p").map((block) => [...(kindsOfLabelLine(page, block) ?? [])]);
	expect(kinds).toEqual([["customers"], []]);
});

it("reads whom a line is about before its colon", () => {
	expect(kindsBeforeColon("Hosting: Beispiel GmbH, Bonn")).toEqual(["hosting"]);
	expect(kindsBeforeColon("Acme: invoices")).toEqual([]);
});

it("takes plans over prices for tariffs, and others for what is yet to come", async () => {
	const kindsOf = async (below: string) => {
		const page = await readPage(`<h1>Acme</h1><h2>Flexible plans for everyone</h2>${below}`, "https://acme.com/");
		const heading = page.blocks.find(({ tag }) => tag === "h2");
		return heading && [...kindsOfHeading(page, heading)];
	};
	expect(await kindsOf("<p>Starter</p><p>$50 /month</p>")).toEqual(["pricing"]);
	expect(await kindsOf("<p>We want to open a shop.</p>")).toContain("planned");
});
