import { hex } from "#core/hex";

/** SHA-256 of a text in UTF-8, in lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
	return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** SHA-256 of bytes, in lower-case hex. */
export async function sha256OfBytes(bytes: Uint8Array): Promise<string> {
	return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice())));
}
