import { once } from "node:events";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import "#scripts/lib/plain-sockets";

/** What is used here of `ws`, as miniflare is given it. */
interface Sockets {
	new (address: string): { extensions: string; terminate(): void } & NodeJS.EventEmitter;
	WebSocketServer: new (options: object) => { address(): AddressInfo; close(): void } & NodeJS.EventEmitter;
}

it("connects without compression to a server that would compress, as miniflare connects to a runtime", async () => {
	const Socket = createRequire(import.meta.resolve("miniflare"))("ws") as Sockets;
	const server = new Socket.WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: true });
	await once(server, "listening");
	const socket = new Socket(`ws://127.0.0.1:${server.address().port}`);
	await once(socket, "open");
	expect(socket.extensions).toBe("");
	socket.terminate();
	server.close();
});
