import type { BadgeKind } from "#core/badges/badge";

/** Colours of a badge's icon: its tile, its drawing, and the same for a dark ground. */
export interface IconColours {
	tile: string;
	drawing: string;
}

/** As on the site: green is for what is verified, amber for what is paid for, ink for the rest. Medals are metal. */
const COLOURS: Record<Exclude<BadgeKind, "listed_on" | "launched_on">, IconColours> = {
	featured: { tile: "#864600", drawing: "#ffffff" },
	verified: { tile: "#1a6638", drawing: "#ffffff" },
	launch_of_the_week_1: { tile: "#f5c53d", drawing: "#3c2a10" },
	launch_of_the_week_2: { tile: "#cfc8ba", drawing: "#353028" },
	launch_of_the_week_3: { tile: "#d58b52", drawing: "#3d1f08" },
	top_of_category: { tile: "#6c665b", drawing: "#ffffff" },
};

/** @param accent of the directory, whose own badges have it; white can be read on it. */
export function iconColours(kind: BadgeKind, accent: string): IconColours {
	return kind === "listed_on" || kind === "launched_on" ? { tile: accent, drawing: "#ffffff" } : COLOURS[kind];
}

/** The site's own mark: a letter whose foot takes off. */
const MARK = `<path d="M5.5 4.4v13.2h6.2M12.9 12.6l4.6-4.6M14 7.3h3.9v3.9" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rocket with its flame. */
const ROCKET = `<path d="M12 2.4c3.1 2.2 4.5 5.3 4.5 8.7 0 1.9-.5 3.7-1.2 5.3H8.7a13 13 0 0 1-1.2-5.3c0-3.4 1.4-6.5 4.5-8.7Zm0 6.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z"/><path d="M6.6 12.2v5.4l-2.7 1.6c0-3 .9-5.6 2.7-7Zm10.8 0v5.4l2.7 1.6c0-3-.9-5.6-2.7-7Z"/><path d="M9.9 17.8h4.2L12 22.2z"/>`;

const STAR = `<path d="m12 2.9 2.8 5.8 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L2.9 9.6l6.3-.9z"/>`;

/** A shield; its check mark is cut out in the tile's colour. */
const SHIELD = `<path d="M12 2.4 19.6 5v5.9c0 4.9-3 8.7-7.6 10.7-4.6-2-7.6-5.8-7.6-10.7V5zm-1.3 13 5.9-6-1.6-1.6-4.3 4.4-1.9-1.9-1.6 1.6z" fill-rule="evenodd"/>`;

const CROWN = `<path d="m3.2 7.4 4.5 3.5L12 4.2l4.3 6.7 4.5-3.5-1.6 9.6H4.8z"/><rect x="4.8" y="18.4" width="14.4" height="2.2" rx="1.1"/>`;

const DIGITS: Record<string, string> = {
	"1": "M13.4 5.2v12.2h-3V8.7l-2.5.8V7.1l3.4-1.9z",
	"2": "M7.9 17.4v-2.2l4-3.9c1-1 1.5-1.6 1.5-2.4 0-.9-.6-1.5-1.5-1.5-1 0-1.7.7-1.8 1.9l-2.6-.4c.2-2.5 2-4 4.6-4 2.6 0 4.3 1.5 4.3 3.8 0 1.6-.8 2.6-2.2 3.9l-2.4 2.3h4.8v2.5z",
	"3": "M11.8 17.7c-2.6 0-4.3-1.3-4.6-3.6l2.8-.4c.1 1.1.8 1.6 1.8 1.6s1.7-.5 1.7-1.4c0-1-.7-1.5-2.1-1.5h-.9v-2.2h.8c1.3 0 2-.5 2-1.4 0-.8-.6-1.3-1.5-1.3-1 0-1.5.5-1.7 1.5l-2.6-.5c.3-2.1 2-3.4 4.4-3.4 2.5 0 4.2 1.3 4.2 3.4 0 1.4-.8 2.3-2.1 2.8 1.6.3 2.5 1.2 2.5 2.8 0 2.3-1.9 3.6-4.7 3.6z",
};

/** The place's number; with room for it, between two laurel branches. */
function place(number: string, compact: boolean): string {
	const digit = `<path d="${DIGITS[number] ?? ""}"/>`;
	if (compact) return `<g transform="translate(-2.4 -1.7) scale(1.2)">${digit}</g>`;
	const leaves = [
		[5.4, 4.2, 32],
		[3.6, 7.6, 12],
		[3.1, 11.5, -8],
		[4, 15.3, -28],
		[6.3, 18.5, -50],
		[9.4, 20.6, -72],
	] as const;
	const branch = leaves
		.map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="1" ry="2.05" transform="rotate(${turn} ${x} ${y})"/>`)
		.join("");
	return `<g>${branch}</g><g transform="matrix(-1 0 0 1 24 0)">${branch}</g><g transform="translate(1.6 .6) scale(.86)">${digit}</g>`;
}

/**
 * What an icon shows, drawn in a box of 24 by 24, to be filled with one colour.
 * @param compact for icons of less than 20 pixels: leaves out what would be a blur.
 */
export function iconDrawing(kind: BadgeKind, compact: boolean): string {
	switch (kind) {
		case "listed_on":
			return MARK;
		case "launched_on":
			return ROCKET;
		case "featured":
			return STAR;
		case "verified":
			return SHIELD;
		case "top_of_category":
			return CROWN;
		case "launch_of_the_week_1":
		case "launch_of_the_week_2":
		case "launch_of_the_week_3":
			return place(kind.slice(-1), compact);
	}
}
