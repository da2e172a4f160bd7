import { runCommand } from "#scripts/lib/command";
import { type Door, interleaved, median, seedListings } from "#scripts/lib/measure";
import { serve, UNLIMITED } from "#scripts/lib/served";

/**
 * `npm run bench:mcp [REQUESTS]`: CPU of public reads over REST, as tools of 2026-07-28, and as tools in a session,
 * all in one run on the built bundle, in interleaved rounds.
 */

const ROUNDS = 5;
const LISTINGS = 500;
/** What a tool call may cost, in units of the same read over REST. */
const TARGET = 1.5;

interface Read {
	tool: string;
	path: string;
	args: Record<string, unknown>;
}

const READS: readonly Read[] = [
	{ tool: "get_site_info", path: "/site", args: {} },
	{ tool: "get_listing", path: "/listings/product-7", args: { slug: "product-7" } },
	{
		tool: "search_listings",
		path: "/listings?sort=votes&per_page=20",
		args: { sort: "votes", per_page: 20 },
	},
];

const MCP_HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

function overRest(origin: string, { path }: Read): Door {
	return () => fetch(`${origin}/api/v1${path}`);
}

function asTool(origin: string, { tool, args }: Read): Door {
	const version = "2026-07-28";
	const _meta = {
		"io.modelcontextprotocol/protocolVersion": version,
		"io.modelcontextprotocol/clientCapabilities": {},
		"io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
	};
	const params = { name: tool, arguments: args, _meta };
	const init = {
		method: "POST",
		headers: { ...MCP_HEADERS, "MCP-Protocol-Version": version, "Mcp-Method": "tools/call", "Mcp-Name": tool },
		body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
	};
	return () => fetch(`${origin}/mcp`, init);
}

async function inSession(origin: string, { tool, args }: Read): Promise<Door> {
	const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } };
	const begin = await fetch(`${origin}/mcp`, {
		method: "POST",
		headers: MCP_HEADERS,
		body: JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params }),
	});
	await begin.text();
	const headers = { ...MCP_HEADERS, "Mcp-Session-Id": begin.headers.get("Mcp-Session-Id") ?? "" };
	let id = 0;
	return () => {
		const call = { jsonrpc: "2.0", id: ++id, method: "tools/call", params: { name: tool, arguments: args } };
		return fetch(`${origin}/mcp`, { method: "POST", headers, body: JSON.stringify(call) });
	};
}

interface Row {
	read: string;
	restMs: number;
	toolMs: number;
	sessionMs: number;
}

async function measureAll(origin: string, requests: number, say: (line: string) => void): Promise<Row[]> {
	const rows: Row[] = [];
	say(`CPU of workerd, ms a request: median of ${ROUNDS} interleaved rounds of ${requests}`);
	say("read              REST   tool  session  tool/REST  session/REST");
	for (const read of READS) {
		const doors = [overRest(origin, read), asTool(origin, read), await inSession(origin, read)];
		const [restMs = 0, toolMs = 0, sessionMs = 0] = (await interleaved(doors, ROUNDS, requests)).map(median);
		const cells = [restMs.toFixed(3), toolMs.toFixed(3), sessionMs.toFixed(3).padStart(8)];
		const ratios = [(toolMs / restMs).toFixed(2).padStart(10), (sessionMs / restMs).toFixed(2).padStart(13)];
		say(`${read.tool.padEnd(16)} ${[...cells, ...ratios].join("  ")}`);
		rows.push({ read: read.tool, restMs, toolMs, sessionMs });
	}
	return rows;
}

await runCommand({
	name: "bench:mcp",
	summary: "CPU of public reads over REST and as tools, in one run.",
	positionals: ["REQUESTS"],
	async run({ positionals, say }) {
		// Limits are not what is measured here, and the requests all come from one place.
		const served = await serve({ ...UNLIMITED, PUBLIC_ORIGIN: "http://127.0.0.1" });
		try {
			await seedListings(served.db, LISTINGS);
			const rows = await measureAll(served.directOrigin, Number(positionals[0] ?? 400), say);
			if (rows.some((row) => row.toolMs / row.restMs > TARGET)) process.exitCode = 1;
			return rows;
		} finally {
			await served.stop();
		}
	},
});
