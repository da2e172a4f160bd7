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
import { fetchAsking, type LegacyVersion, workerFetch } from "#testing/mcp-clients";
import { answerIn } from "#testing/mcp-http";
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
		this.kept = tokens;
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

/** What a client speaks: versions of `initialize` by the 1.x library, the others by its successor. */
export type AgentEra = LegacyVersion | "2026-07-28" | "auto";

async function connectModern(memory: AgentMemory, era: "2026-07-28" | "auto"): Promise<Connection> {
	const client = new ModernClient(ME, { versionNegotiation: { mode: era === "auto" ? era : { pin: era } } });
	const transport = new ModernTransport(ADDRESS, { fetch: workerFetch, authProvider: memory });
	await client.connect(transport);
	return {
		call: (name, input) => client.callTool({ name, arguments: input }),
		finishAuth: (code) => transport.finishAuth(code, SITE),
		close: () => client.close(),
	};
}

async function connectLegacy(memory: AgentMemory, version: LegacyVersion): Promise<Connection> {
	const client = new LegacyClient(ME);
	const transport = new LegacyTransport(ADDRESS, { fetch: fetchAsking(version), authProvider: memory });
	await client.connect(transport as Parameters<LegacyClient["connect"]>[0]);
	return {
		call: (name, input) => client.callTool({ name, arguments: input }),
		finishAuth: (code) => transport.finishAuth(code),
		close: () => client.close(),
	};
}

/**
 * @param browser of the signed-in person who is asked.
 * @param ticked the scopes that the person leaves ticked; all that are asked for, unless said.
 */
export async function startAgent(era: AgentEra, browser: Browser, ticked?: readonly string[]): Promise<Agent> {
	const memory = new AgentMemory();
	const isModern = era === "2026-07-28" || era === "auto";
	const connection = await (isModern ? connectModern(memory, era) : connectLegacy(memory, era));
	const attempt = async (name: string, input: Record<string, unknown>) => {
		const result = (await connection.call(name, input)) as { isError?: boolean };
		if (result.isError) throw new Error(`${name} answered ${JSON.stringify(result)}`);
		return answerIn(result);
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
				const scopes = memory.asked.length === 1 ? ticked : undefined;
				const callback = await allow(browser, url.pathname + url.search, scopes);
				await connection.finishAuth(callback.searchParams.get("code") ?? "");
				return attempt(name, input);
			}
		},
		close: () => connection.close(),
	};
}
