/** A JSON-RPC error for a request whose id is not known, with the HTTP status that the transport prescribes. */
export function rpcError(
	status: number,
	code: number,
	message: string,
	headers: Record<string, string> = {},
): Response {
	return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}
