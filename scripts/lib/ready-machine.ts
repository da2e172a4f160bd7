import { existsSync, statSync } from "node:fs";
import { mkdtemp, rmdir, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { sentenceOf } from "#scripts/lib/system-error";

const LOOPBACK = "127.0.0.1";
/** A new directory takes 8 MB; what the runtime writes beside it comes on top. */
const NEW_DATA_BYTES = 32 * 2 ** 20;
const KEPT_DATA_BYTES = 8 * 2 ** 20;

/**
 * Makes sure of everything an instance needs of this machine, before anything is started or written.
 * @throws in one sentence that says what is in the way and what to do.
 */
export async function requireReadyMachine(input: { port: number; dataDir: string; projectDir: string }): Promise<void> {
	await requireFreePort(input.port);
	await requireWritable(input.dataDir, "Set STATE_DIR to a folder of yours.");
	await requireWritable(
		join(input.projectDir, ".wrangler"),
		"The runtime builds in the project's folder: make it writable.",
	);
	await requireWritable(tmpdir(), "Set TMPDIR to a folder of yours.");
	await requireRoom(input.dataDir, existsSync(input.dataDir) ? KEPT_DATA_BYTES : NEW_DATA_BYTES);
}

async function requireFreePort(port: number): Promise<void> {
	const server = createServer();
	const problem = await new Promise<NodeJS.ErrnoException | null>((done) => {
		server.once("error", done);
		server.listen(port, LOOPBACK, () => done(null));
	});
	if (problem === null) {
		await new Promise((done) => server.close(done));
		return;
	}
	if (problem.code === "EADDRINUSE") {
		const other = port < 65_535 ? port + 1 : port - 1;
		throw new Error(
			`Port ${port} is taken: another instance or program listens there. Stop it, or choose another port: PORT=${other} npm start.`,
		);
	}
	if (problem.code === "EACCES") {
		throw new Error(`Port ${port} may not be opened by you. Choose one above 1023: PORT=8787 npm start.`);
	}
	throw problem;
}

/** Writes and removes a folder in `dir`, or in the nearest folder above it that there is. */
async function requireWritable(dir: string, remedy: string): Promise<void> {
	let existing = resolve(dir);
	while (!existsSync(existing)) existing = dirname(existing);
	if (!statSync(existing).isDirectory()) {
		throw new Error(`${existing} is a file, where a folder is needed. ${remedy}`);
	}
	try {
		await rmdir(await mkdtemp(join(existing, ".launchweek-")));
	} catch (error) {
		throw new Error(`${sentenceOf(error, existing)} ${remedy}`);
	}
}

async function requireRoom(dir: string, bytes: number): Promise<void> {
	let existing = resolve(dir);
	while (!existsSync(existing)) existing = dirname(existing);
	const { bavail, bsize } = await statfs(existing);
	if (bavail * bsize >= bytes) return;
	const mib = (size: number) => Math.floor(size / 2 ** 20);
	throw new Error(
		`The disk is almost full: ${existing} has ${mib(bavail * bsize)} MiB left, and ${mib(bytes)} are needed. Make room, or set STATE_DIR to a folder on another disk.`,
	);
}
