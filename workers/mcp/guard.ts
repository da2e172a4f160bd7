import {
	hostHeaderValidationResponse,
	localhostAllowedHostnames,
	originValidationResponse,
} from "@modelcontextprotocol/server";
import type { Settings } from "#core/settings";

/**
 * Refuses requests for another host, or sent by a page of another site (DNS rebinding).
 * Programs send no `Origin`; pages on the person's own machine, such as inspectors, are let through.
 * Source: MCP, Streamable HTTP, security warning.
 * @returns the refusal, or null.
 */
export function refuseForeign(request: Request, settings: Settings): Response | null {
	const origins = [...settings.hosts, ...localhostAllowedHostnames(), ...settings.mcpAllowedOrigins];
	return (
		hostHeaderValidationResponse(request, [...settings.hosts]) ?? originValidationResponse(request, origins) ?? null
	);
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
