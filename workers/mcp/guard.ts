import type { Settings } from "#core/settings";

/**
 * Whether a request is for a host of ours and sent by a program, or by a page of a host of ours: nothing else has to be looked at.
 * Whatever is anything else, `refuseForeign` judges.
 */
export function isPlainlyOurs({ headers }: Request, { hosts }: Settings): boolean {
	const isOwn = (url: string) => hosts.includes(URL.parse(url)?.hostname ?? "");
	const origin = headers.get("Origin");
	const isOwnPage = origin === null || (/^https?:\/\//.test(origin) && isOwn(origin));
	return isOwnPage && isOwn(`http://${headers.get("Host")}`);
}

const ALLOWED_HEADERS = [
	"Accept",
	"Authorization",
	"Content-Type",
	"Idempotency-Key",
	"Last-Event-ID",
	"MCP-Protocol-Version",
	"Mcp-Method",
	"Mcp-Name",
	"Mcp-Session-Id",
	"X-MCP-Answers",
	"X-MCP-Login",
	"X-MCP-Schemas",
	"X-MCP-Tools",
	"X-MCP-Readonly",
	"X-Bookmark",
	"X-MCP-Toolsets",
].join(", ");

/** What a page of an allowed origin may send and read. */
export function corsHeaders(request: Request): Record<string, string> {
	const origin = request.headers.get("Origin");
	if (origin === null) return {};
	return {
		"Access-Control-Allow-Origin": origin,
		"Access-Control-Allow-Methods": "GET, POST, DELETE, OPTIONS",
		"Access-Control-Allow-Headers": ALLOWED_HEADERS,
		"Access-Control-Expose-Headers":
			"Mcp-Session-Id, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Bookmark, X-Request-Id",
		"Access-Control-Max-Age": "86400",
		Vary: "Origin",
	};
}
