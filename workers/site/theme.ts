import { readCookie, writeCookie } from "#workers/http/cookies";
import type { PageContext } from "./site.ts";

/** Colours a reader may choose; without a choice their system does. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const YEAR_SECONDS = 365 * 24 * 3600;

/** What this browser has chosen, or null. */
export function themeOf(c: PageContext): Theme | null {
	const kept = readCookie(c, "theme");
	return THEMES.find((theme) => theme === kept) ?? null;
}

/** @param wanted one of `THEMES`; anything else means the system's. */
export function keepTheme(c: PageContext, wanted: unknown): void {
	const theme = THEMES.find((known) => known === wanted);
	writeCookie(c, "theme", theme ?? "", theme === undefined ? 0 : YEAR_SECONDS);
}
