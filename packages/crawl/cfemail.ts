/**
 * Decodes an e-mail address that Cloudflare's obfuscation wrote as hex: the first byte is the key, every further
 * byte is XORed with it.
 * @returns null when the text is not of that form or holds no address.
 */
export function decodeCfEmail(hex: string): string | null {
	if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hex)) return null;
	const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	const key = bytes[0] ?? 0;
	const address = new TextDecoder().decode(bytes.subarray(1).map((byte) => byte ^ key));
	return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i;

/** The address behind a `/cdn-cgi/l/email-protection#...` link, or null. */
export function decodeCfEmailLink(href: string): string | null {
	const hex = PROTECTED_LINK.exec(href)?.[1];
	return hex === undefined ? null : decodeCfEmail(hex);
}
