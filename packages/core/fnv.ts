/**
 * FNV-1a of a text's UTF-16 units, 8 hex digits: what is cheap to make and differs where texts do, against nobody who wants it not to.
 * Texts with the same end differ in it as their beginnings do, since each step can be undone.
 * @param basis that it begins with; two of one text are two digests. Source: RFC 9923.
 */
export function fnv1a(text: string, basis = 0x811c9dc5): string {
	let hash = basis;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}
