import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";
import type { Route, Routes, SeenRequest } from "#testing/servers";

/** A site on a port of its own that answers as scripted and remembers what reached it. */
export interface ScriptedSite {
	port: number;
	requests: SeenRequest[];
	/** Answers by these routes from now on. */
	change(routes: Routes): void;
	stop(): void;
}

export async function startScriptedSite(first: Routes): Promise<ScriptedSite> {
	let routes = first;
	let changed = Promise.withResolvers<void>();
	const requests: SeenRequest[] = [];
	const counts = new Map<string, number>();
	const server = createServer(async (request, response) => {
		const url = request.url ?? "/";
		const path = url.split("?", 1)[0] ?? url;
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
		const seen: SeenRequest = {
			at: Date.now(),
			method: request.method ?? "",
			url,
			headers,
			body: "",
			sent: 0,
			aborted: false,
		};
		requests.push(seen);
		response.on("close", () => {
			seen.aborted = !response.writableFinished;
		});
		const count = counts.get(path) ?? 0;
		counts.set(path, count + 1);
		const route = nth(routes[url] ?? routes[path] ?? routes["*"] ?? { status: 404, body: "not found" }, count);
		try {
			const { promise: released } = changed;
			seen.body = await textOf(request);
			if (route?.held) await released;
			await answer(route ?? {}, response, seen, `http://127.0.0.1:${port}`);
		} catch {
			// The other side may close at any moment; that is what many tests are about.
			response.destroy();
		}
	});
	const port = await listen(server);
	const change = (next: Routes) => {
		routes = next;
		counts.clear();
		changed.resolve();
		changed = Promise.withResolvers();
	};
	return { port, requests, change, stop: () => stop(server) };
}

/** The nth of a list, its last for all that follow; a single thing is a list of one. */
export function nth<T>(oneOrMany: T | T[], n: number): T | undefined {
	return Array.isArray(oneOrMany) ? oneOrMany[Math.min(n, oneOrMany.length - 1)] : oneOrMany;
}

/**
 * How long a connection may lie idle. Runtimes give theirs up after 5 s: a server that did so too would now and then close
 * one in the moment in which the next request is sent on it.
 */
const IDLE_MS = 60_000;

export async function listen(server: Server): Promise<number> {
	server.keepAliveTimeout = IDLE_MS;
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	return address.port;
}

export function stop(server: Server): void {
	server.close();
	server.closeAllConnections();
}

export async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString("utf8");
}

async function answer(route: Route, response: ServerResponse, seen: SeenRequest, origin: string): Promise<void> {
	if (route.hang) return;
	if (route.delayMs) await sleep(route.delayMs);
	const here = (text: string): string => text.replaceAll("{{origin}}", origin);
	const body =
		route.bodyBase64 === undefined ? Buffer.from(here(route.body ?? "")) : Buffer.from(route.bodyBase64, "base64");
	const headers: Record<string, string> = { "content-type": "text/html; charset=utf-8" };
	for (const [name, value] of Object.entries(route.headers ?? {})) headers[name] = here(value);
	if (route.gzip) headers["content-encoding"] = "gzip";
	response.writeHead(route.status ?? 200, headers);
	async function* parts(): AsyncGenerator<Buffer> {
		for (let i = 0; i < (route.repeat ?? 1); i++) {
			seen.sent += body.length;
			yield body;
			if (route.drip) await sleep(route.drip.everyMs);
		}
	}
	const source = Readable.from(parts());
	await (route.gzip ? pipeline(source, createGzip(), response) : pipeline(source, response));
}
