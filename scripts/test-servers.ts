/**
 * Servers on loopback for the tests, started once by vitest (`globalSetup`), because tests run in workerd and cannot
 * listen themselves. `packages/testing/servers.ts` is the other side: it starts sites and reads what reached them.
 *
 * The control server takes
 *   POST /sites          { path: Route | Route[] }  -> { port }   a site of its own on a new port
 *   GET  /sites/PORT     -> what reached it
 *   DELETE /sites/PORT
 *   POST /zones          { "name TYPE": Answer | Answer[] } -> { id }   a DNS-over-HTTPS resolver, RFC 8484
 *   GET  /zones/ID/dns-query?dns=...
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { createGzip, gzipSync } from "node:zlib";
import { decode, encode } from "dns-packet";

const sites = new Map();
const zones = new Map();

export default async function setup(project) {
	const control = createServer((request, response) => {
		handleControl(request, response).catch((error) => {
			if (!response.headersSent) response.writeHead(500);
			response.end(String(error?.stack ?? error));
		});
	});
	await listen(control);
	project.provide("controlPort", control.address().port);
	return async () => {
		for (const { server } of sites.values()) stop(server);
		stop(control);
	};
}

async function listen(server) {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
}

function stop(server) {
	server.close();
	server.closeAllConnections();
}

async function handleControl(request, response) {
	const [, kind, id, rest] = new URL(request.url, "http://control").pathname.split("/");
	if (kind === "sites" && request.method === "POST")
		return answer(response, await startSite(JSON.parse(await bodyOf(request))));
	if (kind === "zones" && request.method === "POST") {
		const zone = { answers: JSON.parse(await bodyOf(request)), asked: new Map() };
		zones.set(String(zones.size + 1), zone);
		return answer(response, { id: zones.size });
	}
	if (kind === "zones" && rest === "dns-query") return resolve(zones.get(id), request, response);
	const site = sites.get(Number(id));
	if (kind !== "sites" || site === undefined) {
		response.writeHead(404).end();
		return;
	}
	if (request.method === "DELETE") {
		sites.delete(Number(id));
		stop(site.server);
	}
	answer(response, site.requests);
}

function answer(response, value) {
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function bodyOf(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString("utf8");
}

/** The nth of a list, the last for all that follow; a single thing is a list of one. */
function nth(oneOrMany, n) {
	const list = Array.isArray(oneOrMany) ? oneOrMany : [oneOrMany];
	return list[Math.min(n, list.length - 1)];
}

async function startSite(routes) {
	const requests = [];
	const seen = new Map();
	const server = createServer(async (request, response) => {
		response.on("error", () => undefined);
		const path = request.url.split("?")[0];
		const logged = {
			method: request.method,
			url: request.url,
			headers: request.headers,
			body: "",
			sent: 0,
			aborted: false,
		};
		requests.push(logged);
		response.on("close", () => {
			logged.aborted = !response.writableFinished;
		});
		logged.body = await bodyOf(request).catch(() => "");
		const count = seen.get(path) ?? 0;
		seen.set(path, count + 1);
		const route = routes[request.url] ?? routes[path] ?? routes["*"];
		await serve(nth(route ?? { status: 404, body: "not found" }, count), response, logged);
	});
	await listen(server);
	const { port } = server.address();
	sites.set(port, { server, requests });
	return { port };
}

async function serve(route, response, logged) {
	if (route.hang) return;
	if (route.delayMs) await new Promise((done) => setTimeout(done, route.delayMs));
	const body = route.bodyBase64 === undefined ? Buffer.from(route.body ?? "") : Buffer.from(route.bodyBase64, "base64");
	const headers = { "content-type": "text/html; charset=utf-8", ...route.headers };
	if (route.gzip) headers["content-encoding"] = "gzip";
	response.writeHead(route.status ?? 200, headers);
	if (route.repeat === undefined && !route.drip) {
		response.end(route.gzip ? gzipSync(body) : body);
		return;
	}
	let sink = response;
	if (route.gzip) {
		sink = createGzip();
		sink.pipe(response);
		sink.on("error", () => undefined);
	}
	for (let i = 0; i < (route.repeat ?? 1) && !response.destroyed; i++) {
		logged.sent += body.length;
		if (!sink.write(body)) await Promise.race([once(sink, "drain"), once(response, "close")]).catch(() => undefined);
		if (route.drip) await new Promise((done) => setTimeout(done, route.drip.everyMs));
	}
	sink.end();
}

/** Answers like a resolver: real DNS messages, made by a codec that is not the one under test. */
function resolve(zone, request, response) {
	const question = new URL(request.url, "http://control").searchParams.get("dns") ?? "";
	const query = decode(Buffer.from(question, "base64url"));
	const [{ name, type }] = query.questions;
	const key = `${name} ${type}`;
	const count = zone.asked.get(key) ?? 0;
	zone.asked.set(key, count + 1);
	const found = nth(zone.answers[key] ?? [{ data: [] }], count);
	if (found.httpStatus !== undefined) {
		response.writeHead(found.httpStatus).end();
		return;
	}
	if (found.raw !== undefined) {
		response.writeHead(200, { "content-type": "application/dns-message" }).end(Buffer.from(found.raw, "base64"));
		return;
	}
	const flags = 0x0180 | (found.rcode ?? 0) | (found.isTruncated ? 0x0200 : 0);
	const aliases = (found.aliases ?? []).map((data) => ({ name, type: "CNAME", ttl: 60, data }));
	const owner = found.aliases?.at(-1) ?? name;
	const answers = [...aliases, ...(found.data ?? []).map((data) => ({ name: owner, type, ttl: 60, data }))];
	const message = encode({ type: "response", id: query.id, flags, questions: query.questions, answers });
	response.writeHead(200, { "content-type": "application/dns-message" }).end(message);
}
