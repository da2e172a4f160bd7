import { exports } from "cloudflare:workers";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as LegacyTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ORIGIN, type Person } from "#testing/world";

/** Real clients of each era, unmodified, that talk to the Worker under test. */

export interface ConnectOptions {
	as?: Person;
	/** Query of the tool server's address, as in `?readonly=1`. */
	query?: string;
	headers?: Record<string, string>;
}

const ME = { name: "test-client", version: "1.0.0" };

/** The network between a client and the Worker. */
export const workerFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
	exports.default.fetch(new Request(input, { ...init, headers: { ...hostOf(input), ...headersOf(init) } }));

/** What HTTP would add. */
function hostOf(input: RequestInfo | URL): Record<string, string> {
	return { Host: new URL(input instanceof Request ? input.url : input).host };
}

function headersOf(init: RequestInit | undefined): Record<string, string> {
	return Object.fromEntries(new Headers(init?.headers));
}

function transportOptions({ as, headers }: ConnectOptions) {
	return {
		fetch: workerFetch,
		requestInit: { headers: { ...headers, ...(as && { Authorization: `Bearer ${as.key}` }) } },
	};
}

const address = (options: ConnectOptions) => new URL(`${ORIGIN}/mcp${options.query ?? ""}`);

/** `@modelcontextprotocol/client`, which speaks 2026-07-28 and can fall back. */
export async function modernClient(
	mode: "auto" | { pin: string } = { pin: "2026-07-28" },
	options: ConnectOptions = {},
): Promise<ModernClient> {
	const client = new ModernClient(ME, { versionNegotiation: { mode } });
	await client.connect(new ModernTransport(address(options), transportOptions(options)));
	return client;
}

export type LegacyVersion = "2025-11-25" | "2025-06-18" | "2025-03-26";

export interface LegacyConnection {
	client: LegacyClient;
	transport: LegacyTransport;
}

/**
 * `@modelcontextprotocol/sdk` 1.x, which begins with `initialize`.
 * @param version what it asks for; the client itself always asks for its latest, so an earlier one is written into its
 *   request on the way, which is what a client of that time would have sent.
 */
export async function legacyClient(version: LegacyVersion, options: ConnectOptions): Promise<LegacyConnection> {
	const base = transportOptions(options);
	const transport = new LegacyTransport(address(options), { ...base, fetch: fetchAsking(version) });
	const client = new LegacyClient(ME);
	await client.connect(transport as Parameters<LegacyClient["connect"]>[0]);
	return { client, transport };
}

/** The network between a client of an earlier version and the Worker. */
export function fetchAsking(version: LegacyVersion): typeof workerFetch {
	return (url, init) => workerFetch(url, askingFor(version, init));
}

function askingFor(version: string, init: RequestInit | undefined): RequestInit | undefined {
	if (typeof init?.body !== "string" || !init.body.includes('"method":"initialize"')) return init;
	return { ...init, body: init.body.replace('"protocolVersion":"2025-11-25"', `"protocolVersion":"${version}"`) };
}
