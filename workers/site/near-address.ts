/** Addresses below these are spelt in small letters throughout: slugs, weeks and boards have no others. */
const SMALL = /^\/(?:listings|categories|founders|blog|interviews|launches|leaderboards|awards)(?:\/|$)/i;

/**
 * Where an address without a page was probably meant to lead: the same without slashes at its end and, where all is in
 * small letters, without capital ones. People type both, and programs put slashes behind addresses.
 * @returns path and query on this site, and only if they differ; null otherwise. Never begins with two slashes, which would
 *   name another site.
 */
export function nearAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
	// Character by character from the end: an expression that is anchored there tries every run of slashes anew.
	let end = pathname.length;
	while (end > 1 && pathname[end - 1] === "/") end -= 1;
	const whole = pathname.slice(0, end);
	if (whole.startsWith("//")) return null;
	// What is encoded is spelt in either case and means the same.
	const near = SMALL.test(whole) && !whole.includes("%") ? whole.toLowerCase() : whole;
	return near === pathname ? null : near + search;
}
