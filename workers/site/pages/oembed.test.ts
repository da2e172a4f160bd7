import { extract } from "@extractus/oembed-extractor";
import { SaxesParser } from "saxes";
import { beforeEach, expect, it } from "vitest";
import { openBrowser, SITE } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

/** The web, as far as a consumer sees it: our own site. */
async function web(url: string): Promise<Response> {
	const { html, status, headers } = await browser.get(url.replace(SITE, ""));
	return new Response(html, { status, headers });
}

const asked = (more: Record<string, string> = {}) =>
	browser.get(`/oembed?${new URLSearchParams({ url: `${SITE}/listings/nuts`, ...more })}`);

it("is found by a consumer that knows nothing but the page's address", async () => {
	await mintListing(world.db, "nuts", { name: "Nuts & <bolts>" });
	const found = await extract(`${SITE}/listings/nuts`, {}, web);
	expect(found).toMatchObject({
		type: "rich",
		version: "1.0",
		title: "Nuts & <bolts>",
		provider_name: "Launchweek",
		provider_url: SITE,
		cache_age: 3600,
		method: "auto-discovery",
	});
	const html = String(found.html);
	expect(html).toContain(`<a href="${SITE}/listings/nuts"><img src="${SITE}/badges/nuts/`);
	expect(html).toContain("Nuts &amp; &lt;bolts&gt;");
	expect(html).not.toMatch(/<script|<iframe|<bolts| on[a-z]+=/);
	expect(html).toContain(`width="${found.width}" height="${found.height}"`);
	const image = /src="([^"]+)"/.exec(html)?.[1] ?? "";
	expect((await browser.get(image.replace(SITE, ""))).headers.get("Content-Type")).toContain("image/svg+xml");
});

it("says the same in XML", async () => {
	await mintListing(world.db, "nuts", { name: "]]> & <bolts> \u0001👩‍💻" });
	const json = JSON.parse((await asked()).html) as Record<string, unknown>;
	const { html: xml, headers } = await asked({ format: "xml" });
	expect(headers.get("Content-Type")).toBe("text/xml; charset=utf-8");
	const read: Record<string, string> = {};
	let text = "";
	const parser = new SaxesParser();
	parser.on("text", (piece) => {
		text += piece;
	});
	parser.on("opentag", () => {
		text = "";
	});
	parser.on("closetag", ({ name }) => {
		if (name !== "oembed") read[name] = text;
	});
	parser.on("error", (error) => {
		throw error;
	});
	parser.write(xml).close();
	const plain = (value: unknown) => String(value).replaceAll("\u0001", "");
	expect(read).toEqual(Object.fromEntries(Object.entries(json).map(([name, value]) => [name, plain(value)])));
});

it("stays within the bounds it is given, and is a link where nothing fits", async () => {
	await mintListing(world.db, "nuts", { name: "N".repeat(60) });
	const sizes = async (more: Record<string, string>) =>
		JSON.parse((await asked(more)).html) as { type: string; width?: number; height?: number };
	const whole = await sizes({});
	const narrow = await sizes({ maxwidth: String(Number(whole.width) - 1) });
	expect(narrow.type).toBe("rich");
	expect(Number(narrow.width)).toBeLessThan(Number(whole.width));
	expect((await sizes({ maxheight: "40" })).height).toBeLessThanOrEqual(40);
	const tiny = await sizes({ maxwidth: "10" });
	expect(tiny).toMatchObject({ type: "link", title: "N".repeat(60) });
	expect(tiny).not.toHaveProperty("html");
});

it("refuses as the specification says", async () => {
	await mintListing(world.db, "nuts");
	await mintListing(world.db, "hidden", { status: "draft" });
	expect((await asked({ format: "yaml" })).status).toBe(501);
	expect((await browser.get("/oembed")).status).toBe(400);
	for (const bound of ["0", "-1", "wide", "1.5"]) expect((await asked({ maxwidth: bound })).status, bound).toBe(400);
	const elsewhere = [
		"nowhere",
		"https://other.example/listings/nuts",
		`${SITE}/listings/hidden`,
		`${SITE}/listings/No%20slug!`,
	];
	for (const url of [...elsewhere, `${SITE}/founders/nuts`, "javascript:alert(1)"]) {
		expect((await asked({ url })).status, url).toBe(404);
	}
});

it("is kept by whoever asks, and read with a handful of rows", async () => {
	await mintListing(world.db, "nuts");
	const { headers } = await asked();
	expect(headers.get("Cache-Control")).toContain("max-age=300");
	const again = { "If-None-Match": headers.get("ETag") ?? "" };
	expect((await browser.get(`/oembed?url=${encodeURIComponent(`${SITE}/listings/nuts`)}`, again)).status).toBe(304);
	const { rowsRead } = await countRows(() => asked());
	expect(rowsRead).toBeLessThanOrEqual(10);
});
