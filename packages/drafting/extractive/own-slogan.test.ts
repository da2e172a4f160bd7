import { expect, it } from "vitest";
import { isOwnSlogan, isSlogan } from "#drafting/extractive/own-slogan";
import { siteText } from "#drafting/extractive/site-text";
import { readPage } from "#testing/pages";

it.each([
	"Invoices for small flower shops",
	"Booking.Com for flower shops",
	"空きをすぐに見る",
	"Tools you can count on",
])("may be a slogan: %s", (line) => expect(isSlogan(line, "Acme")).toBe(true));

it.each([
	"--:--",
	"Invoices",
	"About Acme",
	"Acme Law Firm",
	"Specialized in",
	"Contact us",
	"Content Display Content Display",
	"Your shop.Your rules for it.",
	"word ".repeat(40),
])("is none: %j", (line) => expect(isSlogan(line, "Acme")).toBe(false));

it("is the site's own where the sentence that it is taken out of says no more and is about nobody else", async () => {
	const page = await readPage(
		"<title>Acme</title><h1>Bills in a minute</h1><h2>Petal House writes its bills in a minute</h2>",
		"https://acme.com/",
	);
	const site = siteText({ url: "https://acme.com/", pages: [page] });
	const line = (value: string, tag: string) => {
		const source = site.visible.find(({ block }) => block.tag === tag);
		if (!source) throw new Error(`no ${tag}`);
		return isOwnSlogan({ source, value }, site);
	};
	expect(line("Bills in a minute", "h1")).toBe(true);
	expect(line("bills in a minute", "h2")).toBe(false);
});
