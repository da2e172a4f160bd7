import { badgeEmbed } from "#core/badges/badge-embed";
import { AppError } from "#core/errors";
import { escapeXml } from "#core/web/xml-text";
import getBadges from "#operations/launches/get-badges";
import { ask } from "../ask.ts";
import type { Alternate } from "../feeds/alternates.ts";
import { answerVersioned } from "../feeds/answer.ts";
import type { PageContext, Site } from "../site.ts";

/** Seconds for which whoever embeds a badge may keep what was said of it. */
const CACHE_AGE_SECONDS = 3600;

/** Shapes in which a badge is embedded, the first that fits. */
const SHAPES = ["standard", "pill", "square"];
const SIZES = ["l", "m", "s"];

/** What a listing's page is embedded as: its badge, which links to it and holds no script. Source: oembed.com. */
export default function oembedPage(site: Site): void {
	site.get("/oembed", async (c) => {
		const format = c.req.query("format") ?? "json";
		if (format !== "json" && format !== "xml") return refuse(c, 501, "format: json and xml are what there is.");
		const maxWidth = pixels(c.req.query("maxwidth"));
		const maxHeight = pixels(c.req.query("maxheight"));
		const url = c.req.query("url");
		if (url === undefined) return refuse(c, 400, "url: send the address of a listing's page.");
		if (maxWidth === null || maxHeight === null) {
			return refuse(c, 400, "maxwidth, maxheight: send a whole number of pixels, 1 or more.");
		}
		const embed = await embedOf(c, url, maxWidth, maxHeight);
		if (embed === null) return refuse(c, 404, "url: there is no public listing at this address.");
		return format === "json"
			? answerVersioned(c, JSON.stringify(embed), "application/json; charset=utf-8", null)
			: answerVersioned(c, xmlOf(embed), "text/xml; charset=utf-8", null);
	});
}

/** The addresses that name this answer in the head of a listing's page. */
export function oembedAlternates(page: string, title: string): Alternate[] {
	return (["json", "xml"] as const).map((format) => ({
		type: format === "json" ? "application/json+oembed" : "text/xml+oembed",
		title,
		href: `/oembed?${new URLSearchParams({ url: page, format })}`,
	}));
}

type Embed = Record<string, string | number>;

/** Null where there is no public listing. The badge where one fits, and otherwise no more than a link. */
async function embedOf(c: PageContext, url: string, maxWidth: number, maxHeight: number): Promise<Embed | null> {
	const { origin, siteName } = c.var.services.settings;
	const asked = URL.parse(url);
	const [, slug] = /^\/listings\/([^/]+)$/.exec(asked?.pathname ?? "") ?? [];
	if (asked?.origin !== origin || slug === undefined) return null;
	const answer = await badgesOf(c, slug);
	const [badge] = answer?.badges ?? [];
	if (answer === null || badge === undefined) return null;
	const shared = {
		version: "1.0",
		title: answer.listing.name,
		provider_name: siteName,
		provider_url: origin,
		cache_age: CACHE_AGE_SECONDS,
	};
	const fits = SHAPES.flatMap((shape) =>
		SIZES.flatMap((size) =>
			badge.images.filter(
				(image) =>
					image.mode === "auto" &&
					image.shape === shape &&
					image.size === size &&
					image.width <= maxWidth &&
					image.height <= maxHeight,
			),
		),
	);
	const [image] = fits;
	if (image === undefined) return { type: "link", ...shared };
	const { html } = badgeEmbed(answer.listing.url, image, badge.title);
	return { type: "rich", ...shared, html, width: image.width, height: image.height };
}

async function badgesOf(c: PageContext, slug: string) {
	try {
		return await ask(c, getBadges, { params: { slug } });
	} catch (error) {
		// A slug that cannot be one names no listing either.
		if (error instanceof AppError && ["not_found", "invalid_input"].includes(error.code)) return null;
		throw error;
	}
}

/** Without a bound, none; null where it is no number of pixels. */
function pixels(text: string | undefined): number | null {
	if (text === undefined) return Number.POSITIVE_INFINITY;
	return /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : null;
}

function xmlOf(embed: Embed): string {
	const members = Object.entries(embed).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
	return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${members.join("")}</oembed>\n`;
}

/** Programs ask, so they are answered in a sentence and not with a page. */
function refuse(c: PageContext, status: 400 | 404 | 501, why: string): Response {
	return c.text(`${why}\n`, status, { "Access-Control-Allow-Origin": "*" });
}
