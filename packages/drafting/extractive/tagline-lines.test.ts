import { expect, it } from "vitest";
import { siteText } from "#drafting/extractive/site-text";
import { leadLine, shortDescriptions, titleRemainder } from "#drafting/extractive/tagline-lines";
import { readPage } from "#testing/pages";

async function siteOf(html: string) {
	return siteText({ url: "https://acme.com/", pages: [await readPage(html, "https://acme.com/")] });
}

it.each([
	["Acme - Cloud backups", "Cloud backups"],
	["Cloud backups - at night | Acme", "Cloud backups - at night"],
	["Acme - Cloud backups | Acme", "Cloud backups"],
	["Cloud backups", null],
	["Cloud backups | At night", null],
])("takes the name off %j", (title, rest) => expect(titleRemainder(title, "Acme")).toBe(rest));

it("takes a short description whole, of a longer one the first sentence, and nothing dated", async () => {
	const of = async (text: string) =>
		shortDescriptions(await siteOf(`<title>Acme</title><meta name="description" content="${text}">`)).map(
			({ value }) => value,
		);
	expect(await of("Bills for flower shops")).toEqual(["Bills for flower shops"]);
	const long =
		"that are sent on the third day, matched with what the bank says, and kept for ten years on a server in Ghent";
	expect(await of(`Bills for flower shops. We write bills ${long}.`)).toEqual(["Bills for flower shops."]);
	expect(await of("Bills for flower shops since 2012")).toEqual([]);
});

it("takes the line right under a main heading that is the name, unless it holds buttons", async () => {
	const under = async (line: string) => {
		const { visible } = await siteOf(`<title>Acme</title><h1>Acme</h1>${line}`);
		return leadLine(visible, "Acme", () => true)?.value;
	};
	expect(await under("<p>Bills in a minute</p>")).toBe("Bills in a minute");
	expect(await under("<button>Start</button>")).toBeUndefined();
	expect(await under('<p>Bills in a minute<br><a href="/get">Get it</a></p>')).toBeUndefined();
});
