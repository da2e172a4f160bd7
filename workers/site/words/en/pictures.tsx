import type { Child } from "hono/jsx";
import { PICTURE_MAX_BYTES, PICTURE_SIDE_MAX } from "#core/limits";
import { COVER_HEIGHT_MIN, COVER_WIDTH_MIN, LOGO_SIDE_MIN } from "#core/pictures/fitness";
import { REFUSALS } from "#core/pictures/refusal";
import { number } from "../format.ts";

/** Logos and covers. */
export const pictures = {
	title: (name: string) => `Logo and cover of ${name}`,
	heading: (name: Child) => <>Logo and cover of {name}</>,
	yourProducts: "Your products",
	lead: "Both are shown from this site, so that nobody who looks at your listing is seen by anybody else. What cameras and programs note in a file, such as place and time, is taken out.",
	kinds: { logo: "Logo", cover: "Cover" },
	alts: { logo: "Your logo as it is shown now", cover: "Your cover as it is shown now" },
	hints: {
		logo: `Shown in a square, so a square one is best: at least ${LOGO_SIDE_MIN} pixels a side.`,
		cover: `Shown twice as wide as high: at least ${COVER_WIDTH_MIN} by ${COVER_HEIGHT_MIN} pixels.`,
	},
	formats: `PNG, JPEG, WebP, AVIF, GIF, ICO or SVG, at most ${number(PICTURE_MAX_BYTES / 1024)} KiB and ${number(PICTURE_SIDE_MAX)} pixels a side. Of one that moves, the first picture is shown.`,
	fromOwner: "You uploaded this one.",
	fromWebsite: (address: Child) => <>Copied from your website: {address}</>,
	hidden: "You show none. Lists draw a plain sheet in its place.",
	hiddenCover: "You show none.",
	none: "There is none yet. Lists draw a plain sheet in its place.",
	noneCover: "There is none yet.",
	size: (width: number, height: number) => `${number(width)} by ${number(height)} pixels`,
	file: { logo: "A logo of your own", cover: "A cover of your own" },
	upload: { logo: "Show this logo", cover: "Show this cover" },
	hide: { logo: "Show no logo", cover: "Show no cover" },
	restore: { logo: "Use the website’s logo again", cover: "Use the website’s cover again" },
	/** Why a file is not shown, by what it lacks. */
	refusals: REFUSALS as Readonly<Record<string, string>>,
	choose: "Choose a file first.",
	empty: "The file is empty. Choose another one.",
	refused: "What was not taken from your website, and why",
	saved: "Saved. Everybody sees it like this from now on.",
	savedHidden: "Saved. Once your listing is public, everybody sees it like this.",
};
