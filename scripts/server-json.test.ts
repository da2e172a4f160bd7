import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";
import { SERVER_VERSION } from "#workers/mcp/version";

interface ServerJson {
	name: string;
	description: string;
	version: string;
	remotes: { type: string; url: string }[];
}

/** Source: server.json of the MCP registry, schema 2025-12-11. */
it("describes the tool server to the registry as it is", async () => {
	const server = JSON.parse(await readFile(`${ROOT}server.json`, "utf8")) as ServerJson;
	expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
	expect(server.description.length).toBeLessThanOrEqual(100);
	expect(server.version).toBe(SERVER_VERSION);
	expect(server.remotes.map(({ type, url }) => [type, new URL(url).pathname])).toEqual([["streamable-http", "/mcp"]]);
	// The registry takes a name for proof of control over the domain written backwards.
	const host = new URL(server.remotes[0]?.url ?? "").hostname;
	expect(server.name.split("/")[0]).toBe(host.split(".").reverse().join("."));
});
