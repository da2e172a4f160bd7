import { RETURN_TO_MAX } from "#core/limits";

const HOME = "/account";

/**
 * The way back to a page, for what leads away from it: what `localPath` takes, so without its query where that makes it too
 * long, and home where the path itself is.
 * @param address of this site, absolute.
 */
export function wayBack(address: string): string {
	const { pathname, search } = new URL(address);
	return [pathname + search, pathname].find((path) => path.length <= RETURN_TO_MAX) ?? HOME;
}

/**
 * Where to go after signing in: a path of this site, never another site. Called when an address comes in and again
 * before a browser is sent there, whatever kept it in between.
 */
export function localPath(wanted: string | undefined, origin: string): string {
	if (wanted === undefined || !wanted.startsWith("/") || wanted.length > RETURN_TO_MAX) return HOME;
	const url = URL.parse(wanted, origin);
	if (url === null || url.origin !== origin) return HOME;
	const path = url.pathname + url.search;
	// Without its host a path is read anew: `/..//other.example` has become `//other.example`, which names a site. Only
	// what reads as itself stays, and nothing that a proxy which decodes escapes could take for such a path.
	const isItself = URL.parse(path, origin)?.href === origin + path;
	return isItself && !/^\/(?:[/\\]|%2f|%5c)/i.test(path) ? path : HOME;
}
