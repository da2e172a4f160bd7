import { inject } from "vitest";

/**
 * Sites and resolvers on loopback that tests script as they like: real HTTP, real DNS messages, every request counted
 * where it arrives. They run beside vitest (scripts/test-servers.ts); this is the side that tests import.
 */
declare module "vitest" {
	interface ProvidedContext {
		controlPort: number;
	}
}

/** What a site answers to one path. Without anything: 200, text/html, empty. `{{origin}}` in body and headers is its own. */
export interface Route {
	status?: number;
	headers?: Record<string, string>;
	body?: string;
	bodyBase64?: string;
	/** Sends the body compressed. */
	gzip?: boolean;
	/** Sends the body so many times. */
	repeat?: number;
	/** Pauses after each sending of the body. */
	drip?: { everyMs: number };
	/** Waits before the headers. */
	delayMs?: number;
	/** Never answers. */
	hang?: boolean;
	/** Answers once the site is given other routes. */
	held?: boolean;
}

/** By path, or by path with query; `*` for all others (404 when absent). Of a list, the nth request gets the nth. */
export type Routes = Record<string, Route | Route[]>;

export interface SeenRequest {
	/** When it arrived, epoch milliseconds. */
	at: number;
	method: string;
	url: string;
	headers: Record<string, string>;
	body: string;
	/** Bytes of body handed to the connection, before compression. */
	sent: number;
	/** The other side closed before all was sent. */
	aborted: boolean;
}

export interface Site {
	port: number;
	/** `http://127.0.0.1:PORT` */
	origin: string;
	requests(): Promise<SeenRequest[]>;
	/** Answers by these routes from now on. */
	change(routes: Routes): Promise<void>;
	stop(): Promise<void>;
}

function control(path: string, init?: RequestInit): Promise<Response> {
	return fetch(`http://127.0.0.1:${inject("controlPort")}${path}`, init);
}

export async function startSite(routes: Routes): Promise<Site> {
	const response = await control("/sites", { method: "POST", body: JSON.stringify(routes) });
	const { port } = await response.json<{ port: number }>();
	return {
		port,
		origin: `http://127.0.0.1:${port}`,
		requests: async () => (await control(`/sites/${port}`)).json<SeenRequest[]>(),
		change: async (next) => {
			await (await control(`/sites/${port}`, { method: "PUT", body: JSON.stringify(next) })).text();
		},
		stop: async () => void (await (await control(`/sites/${port}`, { method: "DELETE" })).text()),
	};
}

/** What a resolver answers to one question. Without anything: no error, no records. */
export interface DnsReply {
	data?: string[];
	/** Names the records stand under, through CNAME records. */
	aliases?: string[];
	rcode?: number;
	isTruncated?: boolean;
	httpStatus?: number;
	/** Base64 of a whole message. */
	raw?: string;
}

/** By question (`example.com A`); of a list, the nth time it is asked gets the nth. */
export type DnsReplies = Record<string, DnsReply | DnsReply[]>;

/** Starts a DNS-over-HTTPS resolver. @returns its endpoint. */
export async function startResolver(replies: DnsReplies): Promise<string> {
	const response = await control("/resolvers", { method: "POST", body: JSON.stringify(replies) });
	const { id } = await response.json<{ id: number }>();
	return `http://127.0.0.1:${inject("controlPort")}/resolvers/${id}/dns-query`;
}

/** Who signs in at an identity provider, and what is wrong with its answer. */
export interface IdentityScript {
	clientId: string;
	clientSecret: string;
	email: string;
	isVerified: boolean;
	/** Digits; whom the provider knows them as, whatever their address. */
	subject?: string;
	fault?: "nonce" | "audience" | "issuer" | "key" | "expired";
}

/** The widget that a Turnstile server stands for. */
export interface TurnstileScript {
	secretKey: string;
	/** What its answers were solved for; what we ask for unless given. */
	action?: string;
}

/** Starts a server that speaks Turnstile's siteverify (scripts/lib/turnstile-server.ts). @returns its origin. */
export async function startTurnstile(script: TurnstileScript): Promise<string> {
	const response = await control("/turnstile", { method: "POST", body: JSON.stringify(script) });
	const { port } = await response.json<{ port: number }>();
	return `http://127.0.0.1:${port}`;
}

/** A data point as the Analytics Engine keeps it; `weight` points were alike. */
export interface KeptPoint {
	at: number;
	weight: number;
	indexes: string[];
	blobs: string[];
	doubles: number[];
}

export interface AnalyticsScript {
	accountId: string;
	apiToken: string;
	dataset: string;
	points: KeptPoint[];
}

/** Starts a server that speaks the Analytics Engine's SQL API (scripts/lib/analytics-server.ts). @returns the API's address. */
export async function startAnalytics(script: AnalyticsScript): Promise<string> {
	const response = await control("/analytics", { method: "POST", body: JSON.stringify(script) });
	const { port } = await response.json<{ port: number }>();
	return `http://127.0.0.1:${port}/client/v4`;
}

/** A model that answers at a pace. */
export interface ModelScript {
	/** What it answers, by part of the profile; each call gets the parts that its schema names. */
	answer: Record<string, unknown>;
	/** How many tokens the whole answer has; a call sends its share of them. */
	tokens: number;
	firstTokenMs: number;
	tokensPerSecond: number;
	/** The call for this part breaks off in the middle of it, the first so many times. */
	breaksOff?: { part: string; times: number };
	/** The call for this part is not answered before it is released. */
	held?: string;
}

/** What reached a scripted model: the parts that each call asked for, and the tokens that each was sent. */
export type ModelCalls = { parts: string[]; tokens: number }[];

export interface RunningModel {
	baseUrl: string;
	calls(): Promise<ModelCalls>;
	/** Answers what is held, now and from now on. */
	release(): Promise<void>;
}

/** Starts a model that speaks OpenAI's chat completions as a stream (scripts/lib/paced-model.ts). */
export async function startModel(script: ModelScript): Promise<RunningModel> {
	const response = await control("/models", { method: "POST", body: JSON.stringify(script) });
	const { port } = await response.json<{ port: number }>();
	const origin = `http://127.0.0.1:${port}`;
	return {
		baseUrl: `${origin}/v1`,
		calls: async () => (await fetch(`${origin}/calls`)).json<ModelCalls>(),
		release: async () => void (await (await fetch(`${origin}/release`)).text()),
	};
}

/** What an embedding server knows: words of one list speak of one thing. */
export interface EmbeddingScript {
	concepts: readonly (readonly string[])[];
	/** Asked for, where it is set. */
	apiKey?: string;
}

/** What is wrong with its answers. `refuses`: a call with a text that has this word. */
export type EmbeddingFault =
	| { kind: "status"; status: number }
	| { kind: "slow"; ms: number }
	| { kind: "refuses"; word: string }
	| { kind: "poisoned"; vector: unknown };

export interface RunningEmbeddings {
	baseUrl: string;
	/** The texts of each call so far. */
	calls(): Promise<string[][]>;
	/** Fails so from now on; null: not any more. */
	fail(fault: EmbeddingFault | null): Promise<void>;
}

/** Starts a server that speaks OpenAI's embeddings (scripts/lib/embedding-server.ts). */
export async function startEmbeddings(script: EmbeddingScript): Promise<RunningEmbeddings> {
	const response = await control("/embeddings", { method: "POST", body: JSON.stringify(script) });
	const { port } = await response.json<{ port: number }>();
	const origin = `http://127.0.0.1:${port}`;
	return {
		baseUrl: `${origin}/v1`,
		calls: async () => (await fetch(`${origin}/calls`)).json<string[][]>(),
		fail: async (fault) =>
			void (await (await fetch(`${origin}/fault`, { method: "POST", body: JSON.stringify(fault) })).text()),
	};
}

/** Starts an identity provider that speaks GitHub's OAuth and OpenID Connect. @returns its origin. */
export async function startIdentity(script: IdentityScript): Promise<string> {
	const response = await control("/identity", { method: "POST", body: JSON.stringify(script) });
	const { port } = await response.json<{ port: number }>();
	return `http://127.0.0.1:${port}`;
}
