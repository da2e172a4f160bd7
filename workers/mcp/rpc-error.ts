/**
 * A JSON-RPC error with the HTTP status that the transport prescribes.
 * @param id of the request; null where that is not known.
 */
export function rpcError(
	status: number,
	code: number,
	message: string,
	headers: Record<string, string> = {},
	id: string | number | null = null,
): Response {
	return Response.json({ jsonrpc: "2.0", error: { code, message }, id }, { status, headers });
}
