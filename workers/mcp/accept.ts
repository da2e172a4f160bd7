/** What an answer to a POST may be: one JSON message, or a stream of them. Source: MCP, Streamable HTTP. */
const BOTH = "application/json, text/event-stream";

/** Whether an `Accept` takes a type; none at all takes everything. Source: RFC 9110, section 12.5.1. */
export function accepts(header: string | null, type: string): boolean {
	if (header === null) return true;
	const family = `${type.slice(0, type.indexOf("/"))}/*`;
	return header.split(",").some((range) => {
		const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
		return [type, family, "*/*"].includes(name) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
	});
}

/**
 * A request whose `Accept` says by name what it takes by a range, because the SDK looks for the names alone. Its body has
 * been read before, and stays away.
 */
export function namingWhatItAccepts(request: Request): Request {
	const header = request.headers.get("Accept");
	const takesBoth = BOTH.split(", ").every((type) => accepts(header, type));
	if (!takesBoth || header === BOTH) return request;
	const headers = new Headers(request.headers);
	headers.set("Accept", BOTH);
	const { url, method, signal } = request;
	return new Request(url, { method, headers, signal });
}
