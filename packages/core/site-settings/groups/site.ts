import { siteLogo } from "#core/pictures/site-logo";
import { optional, type SettingGroup, setting } from "#core/site-settings/define";
import { accent, accentOnDark, flag, footerLinks, line, prose } from "#core/site-settings/forms";
import { DEFAULT_ACCENT } from "#core/web/colour";

/** What fits into the header of a phone, and into a sender's name. */
const NAME_MAX = 40;
/** What two lines of a share image hold. */
const TAGLINE_MAX = 120;
const PURPOSE_MAX = 400;
const FOOTER_MAX = 300;

export const site = {
	title: "The directory",
	about: "What it calls itself, wherever it is named: pages, mails, feeds, the API and the tool server.",
	isGuarded: false,
	settings: {
		site_name: setting({
			label: "Name",
			help: `At most ${NAME_MAX} characters.`,
			input: "line",
			form: line(NAME_MAX),
			default: "Launchweek",
		}),
		site_tagline: setting({
			label: "Tagline",
			help: `What it is, in one sentence of at most ${TAGLINE_MAX} characters: on its own link image and in the manifest.`,
			input: "line",
			form: line(TAGLINE_MAX),
			default: "Weekly launches, with a quote for every fact.",
		}),
		site_purpose: setting({
			label: "Purpose",
			help: `What it is for and for whom, in at most ${PURPOSE_MAX} characters: what search engines, agents (get_site_info) and /llms.txt are told.`,
			input: "lines",
			form: line(PURPOSE_MAX),
			default:
				"A directory of products with weekly launches: profiles drafted from each product's own website with a quote for every value, and awards that follow community votes only.",
		}),
	},
} as const satisfies SettingGroup;

export const looks = {
	title: "Looks",
	about: "Logo and colours. Those of badges and mails follow from the accent.",
	isGuarded: false,
	settings: {
		site_logo: optional({
			label: "Logo",
			help: "Shown in the header in place of the name, on images for links, and, where it is square, as the icon of tabs and home screens.",
			input: "picture",
			form: siteLogo,
		}),
		site_accent: setting({
			label: "Accent",
			help: "Colour of links, buttons and marks, as #2340a6. Refused where text in it, or white text on it, has a contrast below 4.5 (WCAG 2.2 AA).",
			input: "colour",
			form: accent,
			default: DEFAULT_ACCENT,
		}),
		site_accent_dark: optional({
			label: "Accent on dark",
			help: "The same in the dark theme; where it is empty, the accent is lightened until it can be read there. Refused below a contrast of 4.5, too.",
			input: "colour",
			form: accentOnDark,
		}),
		header_in_accent: setting({
			label: "Header in the accent",
			help: "Whether the header of every page is filled with the accent, rather than with paper.",
			input: "flag",
			form: flag,
			default: "false",
		}),
		share_images: setting({
			label: "Draw images for links",
			help: "Whether images for links are drawn here; needs the paid plan of Workers. Without, links show a small card.",
			input: "flag",
			form: flag,
			default: "true",
		}),
	},
} as const satisfies SettingGroup;

export const footer = {
	title: "Footer",
	about: "What stands at the foot of every page, before the ways that the software brings.",
	isGuarded: false,
	settings: {
		footer_text: optional({
			label: "Text",
			help: `At most ${FOOTER_MAX} characters, in place of what the software says about quotes and awards.`,
			input: "lines",
			form: prose(FOOTER_MAX),
		}),
		footer_links: optional({
			label: "Links",
			help: "One a line, up to eight: a label, “|” and an address, such as Imprint | https://your-domain.org/imprint.",
			input: "lines",
			form: footerLinks,
		}),
	},
} as const satisfies SettingGroup;
