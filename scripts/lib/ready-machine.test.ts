import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requireReadyMachine } from "#scripts/lib/ready-machine";
import { noteRunning, noteStopped, refuseServed, runningInstance, takeForStart } from "#scripts/lib/running";
import { listen, stop } from "#scripts/lib/scripted-site";
import { sentenceOf } from "#scripts/lib/system-error";
import { port } from "#scripts/lib/wrangler";

let dir: string;
let server: Server;
let busyPort: number;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "launchweek-machine-"));
	server = createServer((_request, response) => response.end("ok"));
	busyPort = await listen(server);
});
afterEach(async () => {
	stop(server);
	delete process.env.PORT;
	await rm(dir, { recursive: true, force: true });
});

const free = { port: 0, projectDir: tmpdir() };
const told = (input: { port: number; dataDir: string; projectDir: string }) =>
	requireReadyMachine(input).then(
		() => null,
		(error: Error) => error.message,
	);

it("finds nothing wrong with a free port and a folder that is still to be made, and leaves no trace", async () => {
	expect(await told({ ...free, dataDir: join(dir, "a", "b") })).toBeNull();
	expect(await readdir(dir)).toEqual([]);
});

it("says that a port is taken, and names another", async () => {
	const message = await told({ ...free, port: busyPort, dataDir: dir });
	expect(message).toContain(`Port ${busyPort} is taken`);
	expect(message).toMatch(/PORT=\d+ npm start\.$/);
});

it("says what stands where the data should be", async () => {
	const file = join(dir, "file");
	await writeFile(file, "");
	for (const dataDir of [file, join(file, "data")])
		expect(await told({ ...free, dataDir })).toContain(`${file} is a file, where a folder is needed.`);
});

it("says that a folder is read-only or full, without codes", () => {
	const refusal = (code: string) => Object.assign(new Error(`${code}: no, mkdtemp '/x'`), { code, path: "/x" });
	expect(sentenceOf(refusal("EROFS"), "/data")).toBe("/data cannot be written to: it is read-only.");
	expect(sentenceOf(refusal("ENOSPC"))).toBe("The disk of /x is full.");
	for (const code of ["EACCES", "EPERM", "EDQUOT", "EFBIG", "ENOENT", "ENOTDIR", "EISDIR", "EEXIST"]) {
		expect(sentenceOf(refusal(code))).toMatch(/^[^:]*\/x[^:]*(: [^:]*)?\.$/);
	}
	expect(sentenceOf(new Error("something else"))).toBe("something else");
});

it.each(["abc", "", "0", "-1", "65536", "80.5", "1e3", " 80"])("refuses PORT=%s", (text) => {
	process.env.PORT = text;
	expect(port).toThrow(`PORT must be a whole number from 1 to 65535, not "${text}".`);
});

it("knows which instance serves a folder, until it has stopped or was killed", async () => {
	const origin = `http://127.0.0.1:${busyPort}`;
	expect(await runningInstance(dir)).toBeNull();
	await noteRunning(dir, origin);
	expect(await runningInstance(dir)).toMatchObject({ origin });
	await noteRunning(dir, "http://127.0.0.1:1");
	expect(await runningInstance(dir)).toBeNull();
	await writeFile(join(dir, "running.json"), JSON.stringify({ pid: 2 ** 22 + 1, origin }));
	expect(await runningInstance(dir)).toBeNull();
	await noteRunning(dir, origin);
	await noteStopped(dir);
	expect(await runningInstance(dir)).toBeNull();
});

it("lets one start at a time prepare a folder, and none wait for one that was killed", async () => {
	const alive = String(process.ppid);
	await writeFile(join(dir, "starting"), alive);
	await expect(takeForStart(dir)).rejects.toThrow(`remove ${join(dir, "starting")}`);
	// One that has made the file and not written its number yet.
	await writeFile(join(dir, "starting"), "");
	await expect(takeForStart(dir)).rejects.toThrow("being prepared by another start");
	// No process has the first number: the greatest is below it. In a container each start has the same.
	for (const gone of ["4194305", String(process.pid)]) {
		await writeFile(join(dir, "starting"), gone);
		const free = await takeForStart(dir);
		await free();
		expect(await readdir(dir)).toEqual([]);
		await writeFile(join(dir, "starting"), alive);
		// Given back once: it is another's by now.
		await free();
		expect(await readdir(dir)).toEqual(["starting"]);
	}
});

it("leaves what another instance has noted", async () => {
	const origin = `http://127.0.0.1:${busyPort}`;
	await writeFile(join(dir, "running.json"), JSON.stringify({ pid: process.ppid, origin }));
	await noteStopped(dir);
	expect(await runningInstance(dir)).toMatchObject({ origin });
	await expect(refuseServed(dir)).rejects.toThrow(`served already, at ${origin}`);
});
