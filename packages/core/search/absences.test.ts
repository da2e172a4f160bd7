import { expect, it } from "vitest";
import { readQuery } from "#core/search/query";

const read = (text: string) => readQuery(text, "apart") ?? expect.fail("no words");
const denied = (text: string) =>
	read(text).preferences.flatMap((one) => (one.filter === "absence" ? [`${one.words.join(" ")}: ${one.what}`] : []));

it.each([
	["wiki without a database", ["without a database: database"]],
	["blog not php", ["not php: php"]],
	["blog not written in php", ["not written in php: php"]],
	["file sharing no registration", ["no registration: registration"]],
	["no registration file sharing", ["no registration: registration"]],
	["booking without credit card", ["without credit card: credit card"]],
	["chat without docker for teams", ["without docker: docker"]],
	["social network no ads no tracking", ["no ads: ads", "no tracking: tracking"]],
	["ad-free news", ["ad free: ad"]],
	["Wetter ohne Werbung", ["ohne werbung: werbung"]],
	["météo sans publicité", ["sans publicite: publicite"]],
	["hosting not in the US", ["not in the us: us"]],
	["analytics outside the EU", ["outside the eu: eu"]],
	["non-German crm", ["non german: german"]],
	["crm not free", ["not free: free"]],
	["analytics not from China or Russia", ["not from china: china", "or russia: russia"]],
	["german hosting not in France", ["not in france: france"]],
	["free crm not open source", ["not open source: open source"]],
	["chat without Docker or Kubernetes", ["without docker: docker", "or kubernetes: kubernetes"]],
	["app sem anúncios", ["sem anuncios: anuncios"]],
	["editor sin anuncios", ["sin anuncios: anuncios"]],
])("reads what is not wanted: %s", (text, expected) => {
	expect(denied(text)).toEqual(expected);
});

it.each([
	"no code app builder",
	"no-show fees for appointments",
	"crm for non profits",
	"how can I not forget birthdays",
	"reminder not to drink",
	"not only for teams",
	"no ads",
	"without docker",
	'wiki "no database"',
	"notes with no more than words",
	"photo editor without a subscription",
	"invoices no monthly fees",
	"no free plan crm",
	"tell us what to build",
	"SEO and SEM agency",
	"Google Ads SEM tools",
	"free sans serif fonts",
	"pairings for Open Sans text",
	"original sin wiki",
	"calculator with sin cos tan",
	"404 not found monitor",
	"yes no poll",
	"crm no longer maintained",
	"the crm no 1",
])("leaves what denies nothing: %s", (text) => {
	expect(denied(text)).toEqual([]);
});

it("looks for what is left, and not for what is not wanted", () => {
	const query = read("wiki without a database for teams");
	expect(query).toMatchObject({
		needed: ["wiki"],
		asked: ["wiki", "for", "teams"],
		words: expect.arrayContaining(["database"]),
	});
	expect(read("blog not php").unfinished).toBe("php");
	expect(read("no ads").needed).toEqual(["ads"]);
	expect(read("no code app builder")).toMatchObject({
		pairs: expect.arrayContaining(["no code"]),
		joined: expect.arrayContaining(["nocode"]),
	});
});

it("takes a fact that is denied for no preference", () => {
	const { preferences } = read("german crm not open source");
	expect(preferences).toMatchObject([
		{ filter: "country", values: ["DE"] },
		{ filter: "absence", what: "open source", fact: { filter: "pricingModel", values: ["open_source"] } },
	]);
});

it("prefers no fact that stands beside one that is denied", () => {
	const facts = (text: string) => read(text).preferences.filter(({ filter }) => filter !== "absence");
	expect(facts("analytics not from China or Russia")).toEqual([]);
	expect(facts("analytics not in the US and the UK")).toEqual([]);
	expect(facts("hosting not from China but from Germany")).toMatchObject([{ values: ["DE"] }]);
	expect(facts("hosting not in China and in Germany")).toMatchObject([{ values: ["DE"] }]);
});

it("reads two at most, and none in posts", () => {
	expect(denied("wiki no ads no tracking no cookies")).toHaveLength(2);
	expect(readQuery("growing without ads")).toMatchObject({ preferences: [], needed: ["growing", "ads"] });
});
