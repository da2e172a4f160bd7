import { AppError } from "#core/errors";
import { BODY_MAX_BYTES, DISCARD_MAX_BYTES, DISCARD_MAX_MS } from "#core/limits";
import { repeatedKeys } from "#workers/http/repeated-keys";

/** What a body says, and where it gives an object one key twice. */
export interface Body {
	value: unknown;
	/** JSON pointers. */
	repeated: readonly string[];
}

export const NO_BODY: Body = { value: undefined, repeated: [] };

/** @throws AppError `malformed_json`. */
export function parseJson(bytes: Uint8Array): Body {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
		return { value: JSON.parse(text), repeated: repeatedKeys(text) };
	} catch {
		throw new AppError("malformed_json", "The body could not be read as JSON in UTF-8.");
	}
}

/**
 * Reads a body up to a limit and not a chunk further; what is left is `discardRest`'s.
 * @throws AppError `body_too_large`, and `malformed_json` where it ends before it is whole.
 */
export async function readBounded(request: Request, maxBytes = BODY_MAX_BYTES): Promise<Uint8Array> {
	const refuse = () => new AppError("body_too_large", `A body may be at most ${maxBytes / 1024} KiB.`);
	if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw refuse();
	const reader = request.body?.getReader();
	// Whoever sends it is gone, or sends less than they said: nothing of ours has failed.
	const read = () =>
		reader?.read().catch(() => {
			throw new AppError("malformed_json", "The connection ended before all of the body had come.");
		});
	const chunks: Uint8Array[] = [];
	let length = 0;
	for (let next = await read(); next?.value !== undefined; next = await read()) {
		length += next.value.byteLength;
		if (length > maxBytes) {
			reader?.releaseLock();
			throw refuse();
		}
		chunks.push(next.value);
	}
	const whole = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return whole;
}

/**
 * Reads what nobody has read of a request's body and throws it away: a client that is still sending when it is answered
 * loses the connection, and with it the answer and its next request. Bounded in bytes and time; beyond that the
 * connection is lost after all. Source: RFC 9112, section 9.3.
 */
export async function discardRest(request: Request): Promise<void> {
	const { body } = request;
	if (body === null || body.locked) return;
	if (Number(request.headers.get("Content-Length") ?? 0) > DISCARD_MAX_BYTES) return;
	const reader = body.getReader();
	const timeout = setTimeout(() => void reader.cancel().catch(ignoreGone), DISCARD_MAX_MS);
	try {
		let left = DISCARD_MAX_BYTES;
		for (let next = await reader.read(); !next.done && left > 0; next = await reader.read()) {
			left -= next.value.byteLength;
		}
	} catch (error) {
		ignoreGone(error);
	} finally {
		clearTimeout(timeout);
	}
}

/** A client that hung up needs neither its body discarded nor an answer. */
function ignoreGone(_error: unknown): void {}
