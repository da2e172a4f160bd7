import { expect, it } from "vitest";
import { announcesFounders, founderHeadingOf, standsAmongGuests } from "#drafting/context/founder-heading";
import { readPage } from "#testing/pages";

const NAMES = ["Acme"];

it("tells headings that announce the site's founders from those that say more of founders", () => {
	for (const words of ["Meet the founder", "Our founder", "Die Gründerin", "Notre fondateur", "Founder of Acme"])
		expect(announcesFounders(words, NAMES), words).toBe("one");
	for (const words of ["Our founders", "Meet the co-founders", "Nuestros fundadores"])
		expect(announcesFounders(words, NAMES), words).toBe("many");
	for (const words of [
		"Founder of Petal House",
		"For founders",
		"Founder stories",
		"Founders and advisers",
		"About us",
	])
		expect(announcesFounders(words, NAMES), words).toBeNull();
});

it("finds the heading over the first name of one, and over every name of several", async () => {
	const page = async (heading: string) =>
		readPage(
			`<html><body><main><h2>${heading}</h2><div><h3>Ana Ruiz</h3></div><div><h3>Jo Day</h3></div></main></body></html>`,
			"https://acme.com/about",
			"about",
		);
	const headed = async (heading: string) => {
		const read = await page(heading);
		return read.blocks.flatMap((block) =>
			founderHeadingOf(read, block, NAMES) ? read.text.slice(block.start, block.end) : [],
		);
	};
	expect(await headed("Meet the founder")).toEqual(["Ana Ruiz"]);
	expect(await headed("Our founders")).toEqual(["Ana Ruiz", "Jo Day"]);
	expect(await headed("Our florists")).toEqual([]);
});

it("takes nobody for a founder who is credited with the picture or stands under another's name", async () => {
	const headed = async (body: string) => {
		const read = await readPage(`<html><body><main>${body}</main></body></html>`, "https://acme.com/about", "about");
		return read.blocks.flatMap((block) =>
			founderHeadingOf(read, block, NAMES) ? read.text.slice(block.start, block.end) : [],
		);
	};
	expect(await headed("<h2>Meet the founder</h2><p>Photo by</p><p>Jo Day</p>")).toEqual([]);
	expect(await headed("<h3>Petal House</h3><p>Florist</p><h4>The founder</h4><h5>Jo Day</h5>")).toEqual([]);
	expect(await headed("<h3>Our story</h3><p>Florists</p><h4>The founder</h4><h5>Jo Day</h5>")).toEqual(["Jo Day"]);
});

it("knows names under a heading of guests, judges or former pupils", async () => {
	const isGuest = async (heading: string) => {
		const read = await readPage(`<html><body><main><h2>${heading}</h2><h3>Jo Day</h3></main></body></html>`);
		return read.blocks.some(
			(block) => read.text.slice(block.start, block.end) === "Jo Day" && standsAmongGuests(read, block),
		);
	};
	for (const heading of ["Our alumni", "Judges of 2024", "Unsere Gäste", "Le jury"])
		expect(await isGuest(heading), heading).toBe(true);
	for (const heading of ["Our team", "The people behind Acme"]) expect(await isGuest(heading), heading).toBe(false);
});
