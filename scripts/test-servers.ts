/**
 * Servers on loopback for the tests, started once by vitest (`globalSetup`), because tests run in workerd and cannot
 * listen themselves. `packages/testing/servers.ts` is the other side: it starts sites and reads what reached them.
 *
 *   GET    /modules  what a runtime loads before its first test (packages/testing/setup/packed.ts)
 *   POST   /sites  Routes      -> { port }   a site on a port of its own
 *   PUT    /sites/PORT Routes  it answers by these from now on
 *   GET    /sites/PORT         -> what reached it
 *   DELETE /sites/PORT
 *   POST   /resolvers  DnsReplies  -> { id }   a DNS-over-HTTPS resolver, asked at /resolvers/ID/dns-query?dns=...
 */
import { readdir } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative } from "node:path";
import type { TestProject } from "vitest/node";
import { startAnalyticsServer } from "#scripts/lib/analytics-server";
import { startEmbeddingServer } from "#scripts/lib/embedding-server";
import { startIdentityServer } from "#scripts/lib/identity-server";
import { packOf } from "#scripts/lib/modules/pack";
import { startPacedModel } from "#scripts/lib/paced-model";
import { ScriptedResolver } from "#scripts/lib/scripted-resolver";
import { listen, type ScriptedSite, startScriptedSite, stop, textOf } from "#scripts/lib/scripted-site";
import { startTurnstileServer } from "#scripts/lib/turnstile-server";
import { ROOT } from "#scripts/lib/wrangler";

const sites = new Map<string, ScriptedSite>();
const resolvers = new Map<string, ScriptedResolver>();
const others: { stop(): void }[] = [];

export default async function setup(project: TestProject): Promise<() => void> {
	const modules = packOf(project.vite.config, await shared());
	const control = createServer((request, response) => {
		handle(request, response, modules).catch((error: unknown) => {
			if (!response.headersSent) response.writeHead(500);
			response.end(String(error));
		});
	});
	project.provide("controlPort", await listen(control));
	return () => {
		for (const server of [...sites.values(), ...others]) server.stop();
		stop(control);
	};
}

/** What tests have in common, with all that it imports: the Worker as a whole, too. */
async function shared(): Promise<string[]> {
	const entries = await readdir(join(ROOT, "packages/testing"), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
		.map((entry) => `/${relative(ROOT, join(entry.parentPath, entry.name))}`);
}

async function handle(request: IncomingMessage, response: ServerResponse, modules: Promise<string>): Promise<void> {
	const url = new URL(request.url ?? "/", "http://control");
	const [, kind, id = ""] = url.pathname.split("/");
	if (kind === "modules") {
		response.writeHead(200, { "content-type": "application/json" }).end(await modules);
		return;
	}
	if (request.method === "POST" && kind === "sites") {
		const site = await startScriptedSite(JSON.parse(await textOf(request)));
		sites.set(String(site.port), site);
		return reply(response, { port: site.port });
	}
	if (request.method === "POST" && kind === "resolvers") {
		const next = resolvers.size + 1;
		resolvers.set(String(next), new ScriptedResolver(JSON.parse(await textOf(request))));
		return reply(response, { id: next });
	}
	if (request.method === "POST" && kind === "identity") {
		const server = await startIdentityServer(JSON.parse(await textOf(request)));
		others.push(server);
		return reply(response, { port: server.port });
	}
	if (request.method === "POST" && kind === "models") {
		const server = await startPacedModel(JSON.parse(await textOf(request)));
		others.push(server);
		return reply(response, { port: server.port });
	}
	if (request.method === "POST" && kind === "analytics") {
		const server = await startAnalyticsServer(JSON.parse(await textOf(request)));
		others.push(server);
		return reply(response, { port: server.port });
	}
	if (request.method === "POST" && kind === "embeddings") {
		const server = await startEmbeddingServer(JSON.parse(await textOf(request)));
		others.push(server);
		return reply(response, { port: server.port });
	}
	if (request.method === "POST" && kind === "turnstile") {
		const server = await startTurnstileServer(JSON.parse(await textOf(request)));
		others.push(server);
		return reply(response, { port: server.port });
	}
	const resolver = resolvers.get(id);
	if (kind === "resolvers" && resolver !== undefined)
		return resolver.answer(url.searchParams.get("dns") ?? "", response);
	const site = sites.get(id);
	if (kind !== "sites" || site === undefined) {
		response.writeHead(404).end();
		return;
	}
	if (request.method === "PUT") site.change(JSON.parse(await textOf(request)));
	if (request.method === "DELETE") {
		sites.delete(id);
		site.stop();
	}
	reply(response, site.requests);
}

function reply(response: ServerResponse, value: unknown): void {
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}
