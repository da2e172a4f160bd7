const known = new WeakMap<Request, URL>();

/** The address of a request, taken apart once for all who look at it on its way. Nobody changes it. */
export function urlOf(request: Request): Readonly<URL> {
	let url = known.get(request);
	if (url === undefined) {
		url = new URL(request.url);
		known.set(request, url);
	}
	return url;
}
