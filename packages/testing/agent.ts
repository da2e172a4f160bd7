import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as LegacyTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type {
	OAuthClientInformationMixed,
	OAuthClientMetadata,
	OAuthTokens,
} from "@modelcontextprotocol/sdk/shared/auth.js";
import { type Browser, SITE } from "#testing/browser";
import { workerFetch } from "#testing/mcp-clients";
import { allow } from "#testing/oauth";

/** What an agent's host keeps for OAuth, in the form both generations of the protocol's clients take. */
export class AgentMemory implements OAuthClientProvider {
	readonly redirectUrl = "http://127.0.0.1:43210/callback";
	readonly clientMetadata: OAuthClientMetadata = {
		client_name: "Agent under test",
		redirect_uris: [this.redirectUrl],
		token_endpoint_auth_method: "none",
		grant_types: ["authorization_code", "refresh_token"],
	};
	/** Where the host would open the person's browser; the last address asked for. */
	wantsAuthorization: URL | undefined;
	/** Scopes of each authorization that was asked for, in order. */
	readonly asked: (string | null)[] = [];
	private client: OAuthClientInformationMixed | undefined;
	private kept: OAuthTokens | undefined;
	private verifier = "";
	private readonly keepsRefreshTokens: boolean;

	/**
	 * @param options.keepsRefreshTokens false for hosts that keep none. Clients of the 1.x library need that to step up:
	 *   with a refresh token they refresh for more scope, which no server can grant, and give up.
	 */
	constructor(options: { keepsRefreshTokens?: boolean } = {}) {
		this.keepsRefreshTokens = options.keepsRefreshTokens ?? true;
	}

	clientInformation(): OAuthClientInformationMixed | undefined {
		return this.client;
	}

	saveClientInformation(client: OAuthClientInformationMixed): void {
		this.client = client;
	}

	tokens(): OAuthTokens | undefined {
		return this.kept;
	}

	saveTokens(tokens: OAuthTokens): void {
		const { refresh_token: _dropped, ...withoutRefresh } = tokens;
		this.kept = this.keepsRefreshTokens ? tokens : withoutRefresh;
	}

	redirectToAuthorization(url: URL): void {
		this.wantsAuthorization = url;
		this.asked.push(url.searchParams.get("scope"));
	}

	saveCodeVerifier(verifier: string): void {
		this.verifier = verifier;
	}

	codeVerifier(): string {
		return this.verifier;
	}
}

/** An agent that knows nothing but the tool server's address. */
export interface Agent {
	memory: AgentMemory;
	/** Calls a tool; when it is led to authorization, the person allows what is asked, and the call is made again. */
	call(name: string, input?: Record<string, unknown>): Promise<Record<string, unknown>>;
	close(): Promise<void>;
}

interface Connection {
	call(name: string, input: Record<string, unknown>): Promise<unknown>;
	finishAuth(code: string): Promise<void>;
	close(): Promise<void>;
}

const ADDRESS = new URL(`${SITE}/mcp`);
const ME = { name: "agent", version: "1.0.0" };

async function connectModern(memory: AgentMemory): Promise<Connection> {
	const client = new ModernClient(ME, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
	const transport = new ModernTransport(ADDRESS, { fetch: workerFetch, authProvider: memory });
	await client.connect(transport);
	return {
		call: (name, input) => client.callTool({ name, arguments: input }),
		finishAuth: (code) => transport.finishAuth(code, SITE),
		close: () => client.close(),
	};
}

async function connectLegacy(memory: AgentMemory): Promise<Connection> {
	const client = new LegacyClient(ME);
	const transport = new LegacyTransport(ADDRESS, { fetch: workerFetch, authProvider: memory });
	await client.connect(transport as Parameters<LegacyClient["connect"]>[0]);
	return {
		call: (name, input) => client.callTool({ name, arguments: input }),
		finishAuth: (code) => transport.finishAuth(code),
		close: () => client.close(),
	};
}

/** @param browser of the signed-in person who is asked. */
export async function startAgent(
	era: "2026-07-28" | "2025-11-25",
	browser: Browser,
	memory = new AgentMemory(),
): Promise<Agent> {
	const connection = await (era === "2026-07-28" ? connectModern : connectLegacy)(memory);
	const attempt = async (name: string, input: Record<string, unknown>) => {
		const result = (await connection.call(name, input)) as { structuredContent?: Record<string, unknown> };
		if (result.structuredContent === undefined) throw new Error(`${name} answered ${JSON.stringify(result)}`);
		return result.structuredContent;
	};
	return {
		memory,
		async call(name, input = {}) {
			memory.wantsAuthorization = undefined;
			try {
				return await attempt(name, input);
			} catch (error) {
				const url = memory.wantsAuthorization as URL | undefined;
				if (url === undefined) throw error;
				const callback = await allow(browser, url.pathname + url.search);
				await connection.finishAuth(callback.searchParams.get("code") ?? "");
				return attempt(name, input);
			}
		},
		close: () => connection.close(),
	};
}
