/** Bytes as base64, with padding. Source: RFC 4648, section 4. */
export function base64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}

/** Bytes as base64url without padding. Source: RFC 4648, section 5. */
export function base64url(bytes: Uint8Array): string {
	return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of base64url without padding; null for anything else. */
export function readBase64url(text: string): Uint8Array<ArrayBuffer> | null {
	if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
	return readBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
}

/** The bytes of base64, with padding or without; null for anything else. Source: RFC 4648, section 4. */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
	if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
	try {
		return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	} catch {
		// Of a length that no bytes have.
		return null;
	}
}
