/** How far into a page a meta may declare its encoding. Source: HTML standard allows 1,024 bytes; pages need more. */
const META_SEARCH_BYTES = 4096;

/**
 * Decodes a page: byte order mark, then the Content-Type header, then the meta, then UTF-8 where the bytes are valid
 * UTF-8, else windows-1252. Bytes that mean nothing become U+FFFD; nothing throws.
 * Source: HTML standard, "determining the character encoding"; Encoding standard.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
	const declared = byMark(bytes) ?? decoderFor(charsetOf(contentType)) ?? decoderFor(metaCharset(bytes));
	if (declared !== null) return declared.decode(bytes);
	try {
		// The last character may be cut in half by the size limit: `stream` leaves it out instead of failing.
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

function byMark(bytes: Uint8Array): TextDecoder | null {
	const [first, second, third] = bytes;
	if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder("utf-8");
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
	return null;
}

/** Which UTF-16 a page is in, by its byte order mark or its Content-Type; null when it is in none. @param start of its bytes. */
export function utf16Of(start: Uint8Array, contentType: string): "utf-16le" | "utf-16be" | null {
	const { encoding } = byMark(start) ?? decoderFor(charsetOf(contentType)) ?? { encoding: null };
	return encoding === "utf-16le" || encoding === "utf-16be" ? encoding : null;
}

/** The charset parameter of a Content-Type, or null. */
function charsetOf(contentType: string): string | null {
	return /charset\s*=[\s"']*([^\s"';,]+)/i.exec(contentType)?.[1] ?? null;
}

function metaCharset(bytes: Uint8Array): string | null {
	const head = new TextDecoder("latin1")
		.decode(bytes.subarray(0, META_SEARCH_BYTES))
		.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
	for (const [meta] of head.matchAll(/<meta\s[^<>]*>|<\?xml\s[^<>]*>/gi)) {
		const charset = charsetOf(meta) ?? /encoding\s*=\s*["']([^"']+)/i.exec(meta)?.[1];
		// A page whose meta could be read as ASCII is not UTF-16, whatever it says.
		if (charset) return /^utf-?16/i.test(charset) ? "utf-8" : charset;
	}
	return null;
}

function decoderFor(label: string | null): TextDecoder | null {
	if (label === null) return null;
	try {
		return new TextDecoder(label);
	} catch (error) {
		if (error instanceof RangeError || error instanceof TypeError) return null;
		throw error;
	}
}
