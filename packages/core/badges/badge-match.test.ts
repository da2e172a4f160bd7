import { describe, expect, it } from "vitest";
import { matchBadge, type PageAnchor } from "#core/badges/badge-match";

const ORIGIN = "https://launchweek.test";
const LISTING = `${ORIGIN}/listings/inkfern`;
const BADGE = `${ORIGIN}/badges/inkfern/launched-on-standard-auto-m.svg`;
const anchor = (over: Partial<PageAnchor> = {}): PageAnchor => ({
	href: LISTING,
	rel: "",
	images: [BADGE],
	nearImages: [],
	...over,
});
const match = (anchors: PageAnchor[], requiresDofollow = false) =>
	matchBadge(anchors, { slug: "inkfern", origin: ORIGIN, requiresDofollow });

describe("a badge is found", () => {
	it("in a link to the listing, or next to one, and the link's rel is told", () => {
		expect(match([anchor({ rel: "noopener" })])).toEqual({
			code: "found",
			seen: "The badge is there and links to the listing.",
			rel: "noopener",
		});
		expect(match([anchor({ images: [], nearImages: [BADGE] })]).code).toBe("found");
	});

	it.each([
		`http://launchweek.test/listings/inkfern`,
		`https://www.launchweek.test/listings/inkfern/`,
		`${LISTING}?ref=home#top`,
	])("by the address %s", (href) => expect(match([anchor({ href })]).code).toBe("found"));

	it("through a proxy that names the badge's address in a query parameter", () => {
		const proxied = `https://acme.example/_next/image?w=200&url=${encodeURIComponent(BADGE)}`;
		expect(match([anchor({ images: [proxied] })]).code).toBe("found");
		expect(match([anchor({ images: ["https://acme.example/_next/image?url=logo.png"] })]).code).toBe("not_found");
	});

	it("after links that are none of it, whatever they are", () => {
		const others = [
			anchor({ href: "mailto:a@b.example" }),
			anchor({ href: "not an address", images: ["nor this"] }),
			anchor({ href: `${ORIGIN}/listings/other`, images: [] }),
		];
		expect(match([...others, anchor()]).code).toBe("found");
	});
});

describe("a badge is not found", () => {
	it("where there is nothing of it", () => {
		const nothing = "There is no link to the listing with its badge on the page.";
		expect(match([])).toEqual({ code: "not_found", seen: nothing, rel: null });
		expect(match([anchor({ href: "https://other.example/listings/inkfern", images: [] })]).seen).toBe(nothing);
		expect(match([anchor({ href: `ftp://launchweek.test/listings/inkfern`, images: [] })]).seen).toBe(nothing);
	});

	it.each([
		`${ORIGIN}/listings/inkfern/reviews`,
		`${ORIGIN}/de/listings/inkfern`,
		`${ORIGIN}/listings/-inkfern`,
		`${ORIGIN}/listings/${"a".repeat(221)}`,
		`${ORIGIN}:8443/listings/inkfern`,
	])("by the address %s", (href) => {
		const { code, seen } = match([anchor({ href })]);
		expect([code, seen]).toEqual([
			"not_found",
			"The badge image is there, but its link does not lead to the listing's page.",
		]);
	});

	it("where only the link is there, and that is told before an image elsewhere", () => {
		const only = "There is a link to the listing, but no badge image in it or next to it.";
		expect(match([anchor({ images: [] })])).toEqual({ code: "not_found", seen: only, rel: null });
		expect(match([anchor({ images: [`${ORIGIN}/badges/inkfern/nonsense.svg`] })]).seen).toBe(only);
		expect(match([anchor({ images: [`${ORIGIN}/badges/inkfern/launched-on-standard-auto-m.png`] })]).seen).toBe(only);
		expect(match([anchor({ images: [`${ORIGIN}/x/badges/inkfern/launched-on-standard-auto-m.svg`] })]).seen).toBe(only);
		expect(
			match([anchor({ images: ["https://other.example/badges/inkfern/launched-on-standard-auto-m.svg"] })]).seen,
		).toBe(only);
		expect(match([anchor({ href: "https://acme.example/" }), anchor({ images: [] })]).seen).toBe(only);
	});

	it("by an image that merely stands beside a link elsewhere, or is another listing's", () => {
		const away = { href: "https://acme.example/" };
		const nothing = "There is no link to the listing with its badge on the page.";
		expect(match([anchor({ ...away, images: [], nearImages: [BADGE] })]).seen).toBe(nothing);
		expect(match([anchor({ ...away, images: [`${ORIGIN}/badges/other/launched-on-standard-auto-m.svg`] })]).seen).toBe(
			nothing,
		);
	});
});

describe("a badge of another listing", () => {
	const wrongBadge = [`${ORIGIN}/badges/other/launched-on-standard-auto-m.svg`];

	it("is named, whether the link or the image is wrong", () => {
		expect(match([anchor({ images: wrongBadge, rel: "noopener" })])).toEqual({
			code: "wrong_listing",
			seen: 'The link leads to this listing, but the badge is that of "other".',
			rel: "noopener",
		});
		expect(match([anchor({ href: `${ORIGIN}/listings/other` })])).toEqual({
			code: "wrong_listing",
			seen: 'The badge links to the listing "other", not to "inkfern".',
			rel: "",
		});
	});

	it("is told by the first one there is, and cut where its name is long", () => {
		const second = anchor({ href: `${ORIGIN}/listings/second` });
		expect(match([anchor({ images: wrongBadge }), second]).seen).toContain('that of "other"');
		expect(match([second, anchor({ images: wrongBadge })]).seen).toContain('"second"');
		const long = match([anchor({ href: `${ORIGIN}/listings/${"a".repeat(90)}` })]).seen;
		expect(long).toContain(`"${"a".repeat(80)}"`);
	});

	it("does not matter where the right one is there too", () => {
		expect(match([anchor({ images: wrongBadge }), anchor()]).code).toBe("found");
		expect(match([anchor({ images: [...wrongBadge, BADGE] })]).code).toBe("found");
	});
});

describe("a link that tells search engines not to follow it", () => {
	it.each(["nofollow", "UGC", "noopener  sponsored"])("does not count where it must be followed: %s", (rel) => {
		expect(match([anchor({ rel })], true)).toEqual({
			code: "not_found",
			seen: `The badge is there, but its link carries rel="${rel}"; remove it so that the link counts.`,
			rel,
		});
		expect(match([anchor({ rel })]).code).toBe("found");
	});

	it("counts with any other rel, and is forgotten where a second link is followed", () => {
		expect(match([anchor({ rel: "noopener nofollowed" })], true).code).toBe("found");
		expect(match([anchor({ rel: "nofollow" }), anchor()], true).code).toBe("found");
	});

	it("is told before a wrong listing, with no more of its rel than fits a sentence", () => {
		const rel = `nofollow ${"x".repeat(200)}`;
		const { seen, rel: told } = match([anchor({ href: `${ORIGIN}/listings/other` }), anchor({ rel })], true);
		expect(seen).toContain(`rel="${rel.slice(0, 80)}"`);
		expect(told).toBe(rel);
	});
});
