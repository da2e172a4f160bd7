import * as z from "zod";
import {
	BADGE_KINDS,
	BADGE_MODES,
	BADGE_SHAPES,
	BADGE_SIZES,
	BADGE_STYLES,
	type BadgeStyle,
	badgeUrl,
	DEFAULT_BADGE_STYLE,
	isPaidBadge,
} from "#core/badges/badge";
import { badgeEmbed } from "#core/badges/badge-embed";
import { badgeSize } from "#core/badges/badge-svg";
import { badgeWords } from "#core/badges/badge-words";
import { type EarnedBadge, earnedBadges } from "#core/badges/earned-badges";
import type { Links } from "#core/web/links";
import { defineOperation } from "#operations/define";
import { missingListing } from "#operations/missing-listing";
import { badgeListing } from "#store/badges";
import { slug } from "#usecases/fields";

const style = {
	shape: z.enum(BADGE_SHAPES),
	mode: z.enum(BADGE_MODES).meta({ description: "auto follows the reader's colour scheme." }),
	size: z.enum(BADGE_SIZES),
};
const image = z.object({ ...style, url: z.string(), width: z.int(), height: z.int() }).meta({ id: "BadgeImage" });

const badge = z
	.object({
		kind: z.enum(BADGE_KINDS),
		title: z.string().meta({ description: "What it says; also the image's alternative text." }),
		week: z.string().nullable().meta({ description: "Monday of the week it was won in, for Launch of the Week." }),
		paid: z.boolean().meta({ description: "True for what was bought (featured); the badge itself says Paid." }),
		image: image.meta({ description: "The image in the style asked for." }),
		embed: z.object({
			html: z
				.string()
				.meta({ description: "Paste it as it is: the badge check looks for this link around the image." }),
			markdown: z.string(),
		}),
		images: z.array(image).meta({ description: "The same badge in every style." }),
	})
	.meta({ id: "Badge" });

export default defineOperation({
	id: "get_badges",
	method: "get",
	path: "/listings/{slug}/badges",
	area: "launches",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Badges a listing may show, with embed code",
	description:
		"Every badge a live or scheduled listing has earned (Listed on, Launched on, Featured (Paid), Verified, Launch of the Week, first of its category) with HTML and Markdown to paste and its SVG address in any style. The badge of the free plan is given to owners by choose_free_listing and get_my_listing.",
	params: z.object({ slug: slug.meta({ description: "As search_listings gives it." }) }),
	query: z.strictObject({
		shape: style.shape.default(DEFAULT_BADGE_STYLE.shape),
		mode: style.mode.default(DEFAULT_BADGE_STYLE.mode),
		size: style.size.default(DEFAULT_BADGE_STYLE.size),
	}),
	output: z
		.object({
			listing: z.object({ slug: z.string(), name: z.string(), url: z.string() }),
			badges: z.array(badge),
		})
		.meta({ id: "BadgeSet" }),
	example: {
		input: { slug: "tidewell", shape: "pill" },
		output: {
			listing: { slug: "tidewell", name: "Tidewell", url: "https://launchweek.example/listings/tidewell" },
			badges: [
				{
					kind: "listed_on",
					title: "Tidewell is listed on Launchweek",
					week: null,
					paid: false,
					image: {
						shape: "pill",
						mode: "auto",
						size: "m",
						url: "https://launchweek.example/badges/tidewell/listed-on-pill-auto-m.svg",
						width: 192,
						height: 36,
					},
					embed: {
						html: '<a href="https://launchweek.example/listings/tidewell"><img src="https://launchweek.example/badges/tidewell/listed-on-pill-auto-m.svg" alt="Tidewell is listed on Launchweek" width="192" height="36"></a>',
						markdown:
							"[![Tidewell is listed on Launchweek](https://launchweek.example/badges/tidewell/listed-on-pill-auto-m.svg)](https://launchweek.example/listings/tidewell)",
					},
					images: [
						{
							shape: "pill",
							mode: "auto",
							size: "m",
							url: "https://launchweek.example/badges/tidewell/listed-on-pill-auto-m.svg",
							width: 192,
							height: 36,
						},
					],
				},
			],
		},
	},
	brief: ({ listing, badges }) => ({
		listing,
		badges: badges.map(({ kind, title, week, paid, image, embed }) => ({
			kind,
			title,
			week,
			paid,
			image: { url: image.url },
			embed,
			image_url: templateOf(image),
		})),
		image_values: { shape: BADGE_SHAPES, mode: BADGE_MODES, size: BADGE_SIZES },
	}),
	async handler({ slug: name, shape, mode, size }, { db, links, settings }) {
		const listing = (await badgeListing(db, name)) ?? (await missingListing(db, name));
		const chosen = { shape, mode, size };
		return {
			listing: { slug: listing.slug, name: listing.name, url: links.listing(listing.slug) },
			badges: earnedBadges(listing.facts).map((earned) => describe(earned, listing, chosen, settings.siteName, links)),
		};
	},
});

function describe(
	earned: EarnedBadge,
	listing: { slug: string; name: string },
	chosen: BadgeStyle,
	siteName: string,
	links: Links,
) {
	const words = badgeWords(earned, siteName, listing.name);
	const imageIn = (wanted: BadgeStyle) => ({
		...wanted,
		url: badgeUrl(links, listing.slug, { kind: earned.kind, ...wanted }),
		...badgeSize(wanted, words),
	});
	const image = imageIn(chosen);
	return {
		kind: earned.kind,
		title: words.title,
		week: earned.week,
		paid: isPaidBadge(earned.kind),
		image,
		embed: badgeEmbed(links.listing(listing.slug), image, words.title),
		images: BADGE_STYLES.map(imageIn),
	};
}

/** The address of a badge in each style, as a template of RFC 6570. */
function templateOf({ url, shape, mode, size }: z.output<typeof image>): string {
	const style = `-${shape}-${mode}-${size}.svg`;
	return url.endsWith(style) ? `${url.slice(0, -style.length)}-{shape}-{mode}-{size}.svg` : url;
}
