import { isRecord } from "#core/record";
import type { OperationEntry } from "#operations/entry";
import { callTool, REPLAYED_META, resultMessage } from "#workers/mcp/call";
import type { Exchange } from "#workers/mcp/exchange";
import { identityOf, keyOf, LIST_CACHE } from "#workers/mcp/identity";
import { asksPeople } from "#workers/mcp/question";
import { findTool, listTools } from "#workers/mcp/tools";

/** The version whose requests stand alone. */
const VERSION = "2026-07-28";
const META = "io.modelcontextprotocol/";

/** A call of a tool as nearly every client sends it. */
export interface DirectCall {
	id: string | number;
	tool: OperationEntry;
	args: Record<string, unknown>;
	meta: Record<string, unknown>;
}

/**
 * Whether a request is a plain call of 2026-07-28, about which there is nothing to refuse, to report or to ask: the SDK would
 * make a server for it, read it with its schemas, and answer what `answerDirectly` answers. Whatever is unusual is left to the
 * SDK: a header that does not fit, a member that is not known here, a capability with something in it.
 * Source: MCP 2026-07-28, Base protocol, Streamable HTTP; docs/performance.md#tool-calls.
 */
export function directCall(
	{ headers }: Request,
	body: unknown,
	{ surface }: Pick<Exchange, "surface">,
): DirectCall | null {
	const message = plainMessage(headers, body, "tools/call");
	if (message === null) return null;
	const { name, arguments: args = {}, _meta, ...unusual } = message.params;
	if (typeof name !== "string" || !isRecord(args) || !isRecord(_meta) || !isEmpty(unusual)) return null;
	const fits = headers.get("Mcp-Name") === name && isPlainEnvelope(_meta, name);
	const tool = fits ? findTool(name, surface) : undefined;
	return tool === undefined ? null : { id: message.id, tool, args, meta: _meta };
}

/** The same of a request for the list of tools: its id. */
export function directList({ headers }: Request, body: unknown): string | number | null {
	const message = plainMessage(headers, body, "tools/list");
	if (message === null || headers.has("Mcp-Name")) return null;
	const { _meta, ...unusual } = message.params;
	return isRecord(_meta) && isEmpty(unusual) && isPlainEnvelope(_meta, null) ? message.id : null;
}

/** The one JSON message that lists the tools. */
export async function listDirectly(
	id: string | number,
	{ surface }: Pick<Exchange, "surface">,
	siteName: string,
): Promise<Response> {
	const tools = await listTools(surface);
	const _meta = { [`${META}serverInfo`]: identityOf(siteName) };
	return Response.json({ result: { tools, resultType: "complete", ...LIST_CACHE, _meta }, jsonrpc: "2.0", id });
}

function plainMessage(headers: Headers, body: unknown, asked: string) {
	const { jsonrpc, id, method, params, ...rest } = recordOf(body);
	if (jsonrpc !== "2.0" || method !== asked || !isEmpty(rest)) return null;
	if (typeof id !== "string" && !Number.isInteger(id)) return null;
	const fits =
		headers.get("MCP-Protocol-Version") === VERSION &&
		headers.get("Mcp-Method") === method &&
		takesBoth(headers.get("Accept") ?? "");
	return fits ? { id: id as string | number, params: recordOf(params) } : null;
}

/** The one JSON message that answers a call. */
export async function answerDirectly(
	{ id, tool, args, meta }: DirectCall,
	exchange: Exchange,
	siteName: string,
): Promise<Response> {
	const key = keyOf(meta, exchange.idempotencyKey);
	const called = await callTool(await tool.load(), args, key, exchange);
	const _meta = { ...(called.replayed && REPLAYED_META), [`${META}serverInfo`]: identityOf(siteName) };
	const structured = exchange.surface.answers === "both";
	return resultMessage(id, called, { structured, more: { resultType: "complete", _meta } });
}

/** Whether what a request says of its client is what most say: who it is, and capabilities without anything inside. */
function isPlainEnvelope(meta: Record<string, unknown>, tool: string | null): boolean {
	const {
		[`${META}protocolVersion`]: version,
		[`${META}clientCapabilities`]: capabilities,
		[`${META}clientInfo`]: client = { name: "", version: "" },
		"idempotency-key": _key,
		...unusual
	} = meta;
	if (version !== VERSION || !isEmpty(unusual) || !isRecord(capabilities) || !isRecord(client)) return false;
	const { roots = {}, sampling = {}, elicitation, ...others } = capabilities;
	const isPlain = isEmpty(others) && isEmptyRecord(roots) && isEmptyRecord(sampling);
	const asksNothing = elicitation === undefined || (isEmptyRecord(elicitation) && (tool === null || !asksPeople(tool)));
	const { name, version: clientVersion, title = "", ...details } = client;
	const isNamed = [name, clientVersion, title].every((word) => typeof word === "string") && isEmpty(details);
	return isPlain && asksNothing && isNamed;
}

function takesBoth(accept: string): boolean {
	return accept.includes("application/json") && accept.includes("text/event-stream");
}

function recordOf(value: unknown): Record<string, unknown> {
	return isRecord(value) ? value : {};
}

function isEmpty(value: object): boolean {
	for (const _key in value) return false;
	return true;
}

function isEmptyRecord(value: unknown): boolean {
	return isRecord(value) && isEmpty(value);
}
