const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Bytes as lower-case hexadecimal digits, two each. Every tag of an answer is made of them. */
export function hex(bytes: Uint8Array): string {
	let text = "";
	for (const byte of bytes) text += HEX[byte];
	return text;
}
