import { expect, it } from "vitest";
import type { PageRole } from "#core/web/page";
import { isOwnPlaceLine } from "#drafting/context/own-place";
import { readPage } from "#testing/pages";

it("takes the lines of footers, contact pages and the top of about pages, and none below a person, a date or a designer", async () => {
	const isOwn = async (html: string, role: PageRole = "home") => {
		const page = await readPage(`<html><body>${html}</body></html>`, "https://acme.com/", role);
		const block = page.blocks.find(({ start, end }) => page.text.slice(start, end) === "Bonn, Germany");
		if (!block) throw new Error("the line is no block");
		return isOwnPlaceLine(page, block, ["Acme"]);
	};
	const line = "<p>Bonn, Germany</p>";
	expect(await isOwn(`<main><h1>Lamps</h1></main><footer>${line}</footer>`)).toBe(true);
	expect(await isOwn(`<main><h1>Contact</h1>${line}</main>`, "contact")).toBe(true);
	expect(await isOwn(`<main><h1>About Acme</h1>${line}</main>`, "about")).toBe(true);
	expect(await isOwn(`<main><h1>Lamps</h1>${line}</main>`)).toBe(false);
	expect(await isOwn(`<main><h1>About</h1><h2>Projects</h2>${line}</main>`, "about")).toBe(false);
	for (const before of ["Jo Day", "12 May", "Website by Studio Sol"])
		expect(await isOwn(`<footer><div><p>${before}</p>${line}</div></footer>`), before).toBe(false);
});
