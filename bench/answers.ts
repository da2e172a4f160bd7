import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { runCommand } from "#scripts/lib/command";
import { seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import { type AnswerCall, PUBLIC_CALLS } from "#testing/answer-calls";

/** `npm run bench:answers`: what the answers of the tools cost a model, in tokens of o200k_base, over the demo directory. */

interface Row {
	call: string;
	/** In brief, as a tool answers unless all is asked for. */
	briefTokens: number;
	/** The same with `detail: "full"`, which is what REST answers. */
	fullTokens: number;
	bytes: number;
}

/** A page of ten, a profile and a draft. Source: docs/tool-server.md#answers. */
const TARGET_TOKENS = 2_000;

async function textOf(origin: string, { tool, args }: AnswerCall, detail: "brief" | "full"): Promise<string> {
	const _meta = {
		"io.modelcontextprotocol/protocolVersion": "2026-07-28",
		"io.modelcontextprotocol/clientCapabilities": {},
		"io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
	};
	const params = { name: tool, arguments: { ...args, detail }, _meta };
	const answer = await fetch(`${origin}/mcp`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			Accept: "application/json, text/event-stream",
			"MCP-Protocol-Version": "2026-07-28",
			"Mcp-Method": "tools/call",
			"Mcp-Name": tool,
		},
		body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
	});
	const { result } = (await answer.json()) as { result: { isError?: boolean; content: { text: string }[] } };
	const text = result.content[0]?.text ?? "";
	if (result.isError) throw new Error(`${tool} refused ${JSON.stringify(args)}: ${text}`);
	return text;
}

await runCommand({
	name: "bench:answers",
	summary: "Tokens of the tools' answers over the demo directory, in brief and in full.",
	async run({ say }) {
		const served = await serve({ ...UNLIMITED, PUBLIC_ORIGIN: "http://127.0.0.1" });
		try {
			await seedDemo(served);
			const rows: Row[] = [];
			say(" brief    full   bytes  call");
			for (const call of PUBLIC_CALLS) {
				const [brief, full] = [
					await textOf(served.directOrigin, call, "brief"),
					await textOf(served.directOrigin, call, "full"),
				];
				const row = {
					call: `${call.tool} ${JSON.stringify(call.args)}`,
					briefTokens: encode(brief).length,
					fullTokens: encode(full).length,
					bytes: brief.length,
				};
				const numbers = [row.briefTokens, row.fullTokens, row.bytes].map((number) => String(number).padStart(6));
				say(`${numbers.join("  ")}  ${row.call}`);
				rows.push(row);
			}
			if (rows.some(({ briefTokens }) => briefTokens > TARGET_TOKENS)) process.exitCode = 1;
			return rows;
		} finally {
			await served.stop();
		}
	},
});
