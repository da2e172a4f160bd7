import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { isAlive } from "#scripts/lib/alive";
import { ROOT } from "#scripts/lib/wrangler";

const STAYS = "console.log(process.pid); setInterval(() => {}, 1000);";
const ENDS_WITH_NPM = `import { endWithNpm } from "#scripts/lib/end-with-npm"; await endWithNpm("start"); ${STAYS}`;
const ENDS_WITH_PARENT = ["--import", `${ROOT}scripts/lib/ends-with-parent.ts`, "--eval", STAYS];

let orphan: number | null = null;
afterEach(() => {
	if (orphan !== null && isAlive(orphan)) process.kill(orphan, "SIGKILL");
});

/** What a starter starts, whose pid it prints, and whether it is there once the starter was killed. */
async function outlives(command: string, args: readonly string[], stdio: readonly string[], script: string) {
	const started = `require("node:child_process").spawn(${[command, args, { stdio }].map((part) => JSON.stringify(part))})`;
	const starter: ChildProcess = spawn(process.execPath, ["--eval", started], {
		cwd: ROOT,
		env: { ...process.env, npm_lifecycle_event: script },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [printed] = (await once(starter.stdout as NodeJS.EventEmitter, "data")) as [Buffer];
	const pid = Number(String(printed));
	orphan = pid;
	starter.kill("SIGKILL");
	await once(starter, "exit");
	const isGone = () => !isAlive(pid);
	return expect
		.poll(isGone, { timeout: 3_000 })
		.toBe(true)
		.then(
			() => false,
			() => true,
		);
}

const PIPED = ["ignore", "inherit", "ignore"];
const node = [process.execPath, "--input-type=module", "--eval", `'${ENDS_WITH_NPM}'`].join(" ");

it.each([
	["a shell between them", `${node}; true`],
	["a shell that became it", `exec ${node}`],
])("a script ends when npm is killed, with %s", async (_, line) => {
	expect(await outlives("sh", ["-c", line], PIPED, "start")).toBe(false);
});

it("one that npm does not run outlives whoever started it", async () => {
	expect(await outlives("sh", ["-c", `exec ${node}`], PIPED, "test")).toBe(true);
});

it("what is started with a channel ends with its parent", async () => {
	expect(await outlives(process.execPath, ENDS_WITH_PARENT, [...PIPED, "ipc"], "start")).toBe(false);
});
