/** Sends pieces of text as they come, no faster than the browser takes them. */
export function streamed(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await pieces.next();
			if (done === true) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
	});
}
