/**
 * The text of an answer, piece by piece.
 * @param tooLong thrown once it is longer than `maxBytes`: of an endless answer nothing more is read.
 */
export async function* textOfBody(response: Response, maxBytes: number, tooLong: () => Error): AsyncGenerator<string> {
	const reader = response.body?.getReader();
	const decoder = new TextDecoder();
	let bytes = 0;
	try {
		while (reader) {
			const { done, value } = await reader.read();
			if (done) break;
			bytes += value.byteLength;
			if (bytes > maxBytes) throw tooLong();
			yield decoder.decode(value, { stream: true });
		}
		yield decoder.decode();
	} finally {
		await reader?.cancel();
	}
}

/** All of it. */
export async function wholeTextOf(...of: Parameters<typeof textOfBody>): Promise<string> {
	let whole = "";
	for await (const piece of textOfBody(...of)) whole += piece;
	return whole;
}
