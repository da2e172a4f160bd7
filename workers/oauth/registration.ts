import { AppError } from "#core/errors";
import { strangeInProse } from "#core/web/plain-text";
import { readBounded } from "#workers/http/body";

/** Bounds of dynamic registration: anybody may write these rows, and they are kept for 90 days. */
const REGISTRATION_MAX_BYTES = 16 * 1024;
const NAME_MAX = 200;
const TEXT_MAX = 2000;
const LIST_MAX = 20;

/** What RFC 7591, section 3.2.2, has for a refusal. */
interface Refusal {
	error: "invalid_client_metadata" | "invalid_redirect_uri";
	description: string;
}

/**
 * Reads a registration and holds it to our bounds, which the provider does not have.
 * @returns the request for the provider, or the refusal for the client.
 */
export async function boundedRegistration(request: Request): Promise<Request | Response> {
	if (request.method !== "POST") return request;
	let body: Uint8Array;
	try {
		body = await readBounded(request, REGISTRATION_MAX_BYTES);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return refuse({ error: "invalid_client_metadata", description: error.message });
	}
	const refusal = refusalOf(parsed(body));
	if (refusal !== null) return refuse(refusal);
	return new Request(request.url, { method: "POST", headers: request.headers, body });
}

/** Undefined for what is no JSON, which the provider refuses in its own words. */
function parsed(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		return undefined;
	}
}

function refusalOf(metadata: unknown): Refusal | null {
	if (typeof metadata !== "object" || metadata === null) return null;
	for (const [name, value] of Object.entries(metadata)) {
		const isAddress = name === "redirect_uris";
		const error = isAddress ? "invalid_redirect_uri" : "invalid_client_metadata";
		const values: unknown[] = Array.isArray(value) ? value : [value];
		if (values.length > LIST_MAX) return { error, description: `${name} has at most ${LIST_MAX} entries` };
		const max = name.startsWith("client_name") ? NAME_MAX : TEXT_MAX;
		for (const text of values) {
			if (typeof text !== "string") continue;
			if (text.length > max) return { error, description: `${name} has at most ${max} characters` };
			const strange = strangeInProse(text);
			if (strange !== null) return { error, description: `${name} cannot hold ${strange}` };
			const refused = isAddress ? redirectRefusedBecause(text) : null;
			if (refused !== null) return { error, description: refused };
		}
	}
	return null;
}

/** Schemes of browsers and documents that run or show what stands in the address, or lead to another program's data. */
const NO_REDIRECT =
	/^(?:javascript|data|vbscript|file|mailto|blob|about|view-source|filesystem|intent|ftp|ws|wss|tel|sms):$/;

function redirectRefusedBecause(text: string): string | null {
	const url = URL.parse(text);
	if (url === null) return "Each of redirect_uris must be an absolute address";
	return NO_REDIRECT.test(url.protocol) ? `No code is sent to ${url.protocol}` : null;
}

function refuse({ error, description }: Refusal): Response {
	const headers = { "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" };
	return Response.json({ error, error_description: description }, { status: 400, headers });
}
