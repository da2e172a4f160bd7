/** What a person may recognise a signed-in browser by; versions and models are nobody's business. */
export const BROWSERS = ["Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari"] as const;
export type Browser = (typeof BROWSERS)[number];

export const SYSTEMS = ["iPhone", "iPad", "Android", "ChromeOS", "Windows", "macOS", "Linux"] as const;
export type System = (typeof SYSTEMS)[number];

export interface Device {
	browser: Browser | null;
	system: System | null;
}

/** What each calls itself in its header. Those that also name another stand before it. */
const BROWSER_TOKENS: readonly (readonly [Browser, readonly string[]])[] = [
	["Edge", ["Edg/", "EdgA/", "EdgiOS/"]],
	["Opera", ["OPR/"]],
	["Samsung Internet", ["SamsungBrowser/"]],
	["Firefox", ["Firefox/", "FxiOS/"]],
	["Chrome", ["Chrome/", "CriOS/"]],
	["Safari", ["Safari/"]],
];

const SYSTEM_TOKENS: readonly (readonly [System, readonly string[]])[] = [
	["iPhone", ["iPhone"]],
	["iPad", ["iPad"]],
	["Android", ["Android"]],
	["ChromeOS", ["CrOS"]],
	["Windows", ["Windows"]],
	["macOS", ["Macintosh"]],
	["Linux", ["Linux"]],
];

/** @param userAgent the header; null of what is not known. */
export function deviceOf(userAgent: string | undefined): Device {
	const named = <T extends string>(tokens: readonly (readonly [T, readonly string[]])[]): T | null =>
		tokens.find(([, marks]) => marks.some((mark) => userAgent?.includes(mark)))?.[0] ?? null;
	return { browser: named(BROWSER_TOKENS), system: named(SYSTEM_TOKENS) };
}
