/**
 * JSON as text of a fraction of its size: gzip in base64. A page with thousands of links would not fit into a row of the
 * database otherwise.
 */
export async function packJson(value: unknown): Promise<string> {
	const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	let binary = "";
	for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
	return btoa(binary);
}

/** @throws when the text is not what `packJson` wrote. */
export async function unpackJson<T>(packed: string): Promise<T> {
	const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
	return (await new Response(stream).json()) as T;
}
