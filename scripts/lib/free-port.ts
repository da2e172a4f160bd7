import { once } from "node:events";
import { createServer } from "node:http";
import { listen, stop } from "#scripts/lib/scripted-site";

/** A port of this machine that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer();
	const port = await listen(server);
	stop(server);
	await once(server, "close");
	return port;
}
