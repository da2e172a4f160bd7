/** Where to go after signing in: a path of this site, never another site. */
export function localPath(wanted: string | undefined, origin: string): string {
	if (wanted === undefined || !wanted.startsWith("/") || wanted.length > 4000) return "/account";
	const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
	return url?.origin === origin ? url.pathname + url.search : "/account";
}
