import { once } from "node:events";
import { createServer } from "node:http";
import { listen, stop } from "#scripts/lib/scripted-site";

const TRIES = 5;

/**
 * Begins something that listens on a free port. Another process may take the port before it is listened on: then another one is tried.
 * @param begin throws what says that its address is in use where that happened.
 */
export async function onFreePort<T>(begin: (port: number) => Promise<T>): Promise<T> {
	for (let left = TRIES - 1; ; left--) {
		const port = await freePort();
		try {
			return await begin(port);
		} catch (error) {
			if (left === 0 || !/address already in use/i.test(String(error))) throw error;
		}
	}
}

/** A port of this machine that nobody listens on at this moment. */
async function freePort(): Promise<number> {
	const server = createServer();
	const port = await listen(server);
	stop(server);
	await once(server, "close");
	return port;
}
