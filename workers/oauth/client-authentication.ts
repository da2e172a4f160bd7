/**
 * A token request as the provider takes it. Clients that authenticate by HTTP Basic and say who they are in the body as
 * well are refused by it, although RFC 6749 (section 2.3.1) forbids only a second way to prove it: Python's `mcp` and
 * `fastmcp` do so. Where both name the same client, the one in the body is dropped; where they differ, the refusal stands.
 * @returns the form to forward; the same object where nothing was dropped.
 */
export function withOneClientId(form: URLSearchParams, authorization: string | null): URLSearchParams {
	const named = form.getAll("client_id");
	if (named.length !== 1 || form.has("client_secret") || named[0] !== basicUser(authorization)) return form;
	const rest = new URLSearchParams(form);
	rest.delete("client_id");
	return rest;
}

/** The client id in HTTP Basic credentials, which is form-encoded there; null where there are none. */
function basicUser(authorization: string | null): string | null {
	const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? "")?.[1];
	if (encoded === undefined) return null;
	try {
		const [user = ""] = atob(encoded).split(":");
		return decodeURIComponent(user.replaceAll("+", " "));
	} catch {
		// What is no base64, or no form encoding, names nobody; the provider says so.
		return null;
	}
}
