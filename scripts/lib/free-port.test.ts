import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { expect, it } from "vitest";
import { onFreePort } from "#scripts/lib/free-port";

const listenAt = async (server: Server, port: number) => {
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return port;
};

it("tries another port where one is lost to another process, and none for another failure", async () => {
	const thieves = [createServer(), createServer()];
	const taken: number[] = [];
	const server = createServer();
	const port = await onFreePort(async (free) => {
		const thief = thieves[taken.length];
		taken.push(free);
		if (thief !== undefined) await listenAt(thief, free);
		return listenAt(server, free);
	});
	expect(taken).toHaveLength(3);
	expect(port).toBe(taken[2]);
	for (const each of [...thieves, server]) each.close();

	let tries = 0;
	const failing = onFreePort(async () => {
		tries++;
		throw new Error("something else");
	});
	await expect(failing).rejects.toThrow("something else");
	expect(tries).toBe(1);
});

it("gives up where every port is lost", async () => {
	let tries = 0;
	const lost = onFreePort(async () => {
		tries++;
		throw new Error("bind(): Address already in use (os error 98)");
	});
	await expect(lost).rejects.toThrow("Address already in use");
	expect(tries).toBe(5);
});
