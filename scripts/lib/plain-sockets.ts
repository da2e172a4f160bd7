/**
 * Has the sockets between the test runner and its runtimes carry what they carry as it is. It never leaves this machine, and
 * miniflare's client offers compression without asking: two sides then deflate and inflate every module and every report.
 * Import it before vitest: whoever has asked for `ws` already keeps what it was given.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.resolve("miniflare"));
const path = require.resolve("ws");

type Socket = new (address: string | URL, protocols?: unknown, options?: object) => object;
const Compressing = require(path) as Socket;

/** `ws` answers to its own name for what hangs on it, which a class inherits. */
class PlainSocket extends Compressing {
	constructor(address: string | URL, protocols?: unknown, options?: object) {
		super(address, protocols, { ...options, perMessageDeflate: false });
	}
}

const loaded = require.cache[path];
if (loaded === undefined) throw new Error("ws is not loaded where miniflare looks for it");
loaded.exports = PlainSocket;
