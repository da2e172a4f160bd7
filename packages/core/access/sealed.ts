/**
 * Seals text as a compact JWE (RFC 7516), which only whoever has the same secret opens, for the same purpose.
 * @param secret text with 256 bits of chance in it.
 * @param purpose keys of different purposes say nothing of each other, nor of a hash of the secret (RFC 5869).
 */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
	const { CompactEncrypt } = await import("#core/jose-parts");
	const sealed = new CompactEncrypt(new TextEncoder().encode(text));
	return sealed.setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(await keyOf(secret, purpose));
}

/** Opens what `seal` sealed. @throws where it was sealed with another secret, for another purpose, or has been changed. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string> {
	const { compactDecrypt } = await import("#core/jose-parts");
	const { plaintext } = await compactDecrypt(sealed, await keyOf(secret, purpose));
	return new TextDecoder().decode(plaintext);
}

async function keyOf(secret: string, purpose: string): Promise<Uint8Array> {
	const bytes = new TextEncoder();
	const material = await crypto.subtle.importKey("raw", bytes.encode(secret), "HKDF", false, ["deriveBits"]);
	const info = bytes.encode(purpose);
	const bits = await crypto.subtle.deriveBits(
		{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
		material,
		256,
	);
	return new Uint8Array(bits);
}
