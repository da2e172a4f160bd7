import {
	hostHeaderValidationResponse,
	isLegacyRequest,
	localhostAllowedHostnames,
	originValidationResponse,
} from "@modelcontextprotocol/server";
import { createMcpHandler } from "agents/mcp/server";
import type { Settings } from "#core/settings";
import { type Exchange, envelopeOf } from "#workers/mcp/exchange";
import { toolServer } from "#workers/mcp/server";

/** What is left to the SDK. It is loaded when something needs it: most requests are plain. */

export { isJsonContentType } from "@modelcontextprotocol/server";

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

/** The one path that the SDK's handler knows; which paths lead here is said in `workers/index.ts`. */
const ROUTE = "/mcp";

/** A request as if sent to that path. Its body has been read before, and stays away. */
function atRoute(request: Request): Request {
	const url = new URL(request.url);
	if (url.pathname === ROUTE) return request;
	url.pathname = ROUTE;
	const { method, headers, signal } = request;
	return new Request(url, { method, headers, signal });
}

/** 2026-07-28: every request stands alone. Host and origin are checked, and CORS is answered, for both eras in `answerMcp`. */
const statelessFor = (siteName: string) =>
	createMcpHandler(() => toolServer(siteName), {
		route: ROUTE,
		legacy: "reject",
		corsOptions: false,
		allowedOriginHostnames: "*",
		onerror: () => {},
	});
/** Made once for as long as the directory is called the same. */
let kept: { siteName: string; handler: ReturnType<typeof statelessFor> } | null = null;

function stateless(siteName: string) {
	if (kept?.siteName !== siteName) kept = { siteName, handler: statelessFor(siteName) };
	return kept.handler;
}

/** Answers a request of 2026-07-28; null for one of an initialize-based client. @param body the parsed JSON of it. */
export async function answerBySdk(
	request: Request,
	body: unknown,
	exchange: Exchange,
	siteName: string,
): Promise<Response | null> {
	if (await isLegacyRequest(request, body)) return null;
	return stateless(siteName).fetch(atRoute(request), { authInfo: envelopeOf(exchange), parsedBody: body });
}
