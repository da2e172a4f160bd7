/** Colours that an operator sets, and whether they can be read. */

interface Rgb {
	r: number;
	g: number;
	b: number;
}

/** Grounds that an accent stands on. Source: workers/site/assets/styles/10-tokens.css, --paper, --shade. */
const LIGHT = { paper: "#fbf8f1", shade: "#f3eee2" };
const DARK = { paper: "#1a1713", shade: "#221e19", on: "#131a3a" };

/** The paper of each theme. */
export const GROUNDS = { light: LIGHT.paper, dark: DARK.paper };

/** Contrast of text that everybody can read, at least. Source: WCAG 2.2, 1.4.3. */
export const READABLE = 4.5;

export const DEFAULT_ACCENT = "#2340a6";
/** The same in the dark theme. Source: workers/site/assets/styles/10-tokens.css, --accent. */
const DEFAULT_ON_DARK = "#a9bcff";

function parsed(hex: string): Rgb {
	const value = Number.parseInt(hex.slice(1), 16);
	return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

function written({ r, g, b }: Rgb): string {
	return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Source: WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
	const { r, g, b } = parsed(hex);
	const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. @param one, other as `#2340a6`. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: string, other: string): number {
	const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

/** @param share of the other colour, from 0 to 1. */
function mixed(one: string, other: string, share: number): string {
	const [a, b] = [parsed(one), parsed(other)];
	const part = (name: keyof Rgb) => a[name] + (b[name] - a[name]) * share;
	return written({ r: part("r"), g: part("g"), b: part("b") });
}

/** What an accent cannot be read on, in words; null where it can be read everywhere. @param accent as `#2340a6`. */
export function accentProblem(accent: string): string | null {
	const pairs = [
		["white text on it", "#ffffff"],
		["it on the page", LIGHT.paper],
		["it on a shaded row", LIGHT.shade],
		["it on its own pale ground", mixed(accent, LIGHT.paper, 0.9)],
	] as const;
	return problemIn(accent, pairs, "darker");
}

/** The same of an accent in the dark theme, where dark text stands on it. @param accent as `#a9bcff`. */
export function darkAccentProblem(accent: string): string | null {
	const pairs = [
		["dark text on it", DARK.on],
		["it on the page", DARK.paper],
		["it on a shaded row", DARK.shade],
		["it on its own dark ground", mixed(accent, DARK.paper, 0.8)],
	] as const;
	return problemIn(accent, pairs, "lighter");
}

function problemIn(accent: string, pairs: readonly (readonly [string, string])[], take: string): string | null {
	const [words, ground] = pairs.find(([, other]) => contrast(accent, other) < READABLE) ?? [];
	if (words === undefined || ground === undefined) return null;
	return `${words} has a contrast of ${(Math.floor(contrast(accent, ground) * 10) / 10).toFixed(1)}, and needs ${READABLE}: take a ${take} colour`;
}

/** The nearest colour of the same hue that can be read in the dark theme. @param accent as `#a9bcff`. */
export function nearestReadableInDark(accent: string): string {
	for (let hundredths = 0; hundredths < 100; hundredths++) {
		const lighter = mixed(accent, "#ffffff", hundredths / 100);
		if (darkAccentProblem(lighter) === null) return lighter;
	}
	return "#ffffff";
}

/** The nearest colour of the same hue that can be read everywhere: as much darker as it has to be. @param accent as `#2340a6`. */
export function nearestReadable(accent: string): string {
	for (let hundredths = 0; hundredths < 100; hundredths++) {
		const darker = mixed(accent, "#000000", hundredths / 100);
		if (accentProblem(darker) === null) return darker;
	}
	return "#000000";
}

/** The accent of one theme: as ink, pressed, its text, and its pale ground. */
export interface AccentShades {
	accent: string;
	hover: string;
	on: string;
	soft: string;
}

/**
 * What follows from an accent in both themes.
 * @param onDark the accent of the dark theme; without one it is lightened until it can be read there as well as on light.
 */
export function accentShades(
	accent: string,
	onDark: string | null = null,
): { light: AccentShades; dark: AccentShades } {
	const given = onDark ?? (accent === DEFAULT_ACCENT ? DEFAULT_ON_DARK : null);
	let lightened = given ?? accent;
	for (let share = 0; given === null && share <= 1 && !readableInDark(lightened); share += 0.04)
		lightened = mixed(accent, "#ffffff", share);
	return {
		light: { accent, hover: mixed(accent, "#000000", 0.25), on: "#ffffff", soft: mixed(accent, LIGHT.paper, 0.9) },
		dark: {
			accent: lightened,
			hover: mixed(lightened, "#ffffff", 0.4),
			on: DARK.on,
			soft: mixed(given ?? accent, DARK.paper, 0.8),
		},
	};
}

function readableInDark(accent: string): boolean {
	return [DARK.paper, DARK.shade, DARK.on].every((ground) => contrast(accent, ground) >= 7);
}
