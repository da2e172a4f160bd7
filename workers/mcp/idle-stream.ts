/** Between two comments that keep the connection open. */
const KEEP_ALIVE_MS = 25_000;
/** The stream then ends and the client opens the next one, which tells the session that somebody is still there. */
const STREAM_MAX_MS = 600_000;

/**
 * The stream a session-based client opens with GET.
 * The server never sends anything on it: its lists do not change, and progress travels with the call it belongs to. It is
 * held by the Worker, where waiting costs nothing, so that the session's object can sleep while a client listens.
 */
export function idleStream(sessionId: string | null): Response {
	const comment = new TextEncoder().encode(": keep-alive\n\n");
	let stop = () => {};
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			let openMs = 0;
			controller.enqueue(comment);
			const timer = setInterval(() => {
				openMs += KEEP_ALIVE_MS;
				if (openMs < STREAM_MAX_MS) return controller.enqueue(comment);
				stop();
				controller.close();
			}, KEEP_ALIVE_MS);
			stop = () => clearInterval(timer);
		},
		cancel: () => stop(),
	});
	return new Response(stream, {
		headers: {
			"Content-Type": "text/event-stream",
			"Cache-Control": "no-cache, no-transform",
			...(sessionId !== null && { "Mcp-Session-Id": sessionId }),
		},
	});
}
