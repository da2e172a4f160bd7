import type { Sealer } from "#core/ports/outside";

/**
 * Seals as a compact JWE (RFC 7516) with a key for each purpose, derived from one secret of the environment (RFC 5869).
 * @param key any text with 256 bits of chance in it.
 */
export function keySealer(key: string): Sealer {
	return {
		async seal(purpose, secret) {
			const { CompactEncrypt } = await import("jose");
			const sealed = new CompactEncrypt(new TextEncoder().encode(secret));
			return sealed.setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(await keyFor(key, purpose));
		},
		async open(purpose, sealed) {
			const { compactDecrypt } = await import("jose");
			const { plaintext } = await compactDecrypt(sealed, await keyFor(key, purpose));
			return new TextDecoder().decode(plaintext);
		},
	};
}

async function keyFor(key: string, purpose: string): Promise<Uint8Array> {
	const text = new TextEncoder();
	const material = await crypto.subtle.importKey("raw", text.encode(key), "HKDF", false, ["deriveBits"]);
	const bits = await crypto.subtle.deriveBits(
		{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode(purpose) },
		material,
		256,
	);
	return new Uint8Array(bits);
}
