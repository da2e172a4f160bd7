import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** Every command of package.json as somebody types it: --help, --json, a mistyped option; and what the pages say of them. */

/** Whose arguments are those of the tool they start. */
const TOOLS = ["test", "test:full", "types", "lint", "format"];

interface Said {
	code: number | null;
	out: string;
	err: string;
}

let commands: { name: string; args: string[] }[] = [];
const helped = new Map<string, Said>();

beforeAll(async () => {
	const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8")) as { scripts: Record<string, string> };
	commands = Object.entries(scripts)
		.filter(([name]) => !TOOLS.includes(name))
		.map(([name, line]) => ({ name, args: line.split(" ").slice(1) }));
	const runs = commands.map(
		({ name, args }) =>
			async () =>
				helped.set(name, await run([...args, "--help"])),
	);
	const lane = async () => {
		for (let next = runs.pop(); next !== undefined; next = runs.pop()) await next();
	};
	await Promise.all(Array.from({ length: availableParallelism() }, lane));
}, 300_000);

function run(args: readonly string[]): Promise<Said> {
	// One that begins to work instead is ended.
	const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], timeout: 120_000 });
	const said: Said = { code: null, out: "", err: "" };
	child.stdout.on("data", (chunk) => {
		said.out += chunk;
	});
	child.stderr.on("data", (chunk) => {
		said.err += chunk;
	});
	return new Promise((resolve) => child.on("close", (code) => resolve({ ...said, code })));
}

it("knows thirty commands or so", () => {
	expect(commands.length).toBeGreaterThan(25);
	expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(["start", "check", "demo", "conformance"]));
});

it("answers --help with a sentence, how to type it, and a line for every option, and does nothing else", () => {
	for (const { name } of commands) {
		const { code, out, err } = helped.get(name) ?? { code: -1, out: "", err: "" };
		expect([code, err], name).toEqual([0, ""]);
		const [summary, , usage] = out.split("\n");
		expect(summary, name).toMatch(/^[A-Z].*\.$/);
		expect(usage, name).toMatch(new RegExp(`^Usage: npm (run )?${name} --( |$)`));
		for (const line of out.split("\n").filter((text) => text.startsWith("  --"))) {
			expect(line, name).toMatch(/^ {2}--[a-z-]+( [A-Z-]+)? {2}\S/);
		}
		expect(out, name).toContain("  --json  ");
	}
});

it("refuses an option that there is not, and words that it cannot use, as JSON alone when asked for JSON", {
	timeout: 120_000,
}, async () => {
	const tries = [
		{ args: ["scripts/tick.ts", "--mistyped-option", "--json"], wrong: "--mistyped-option" },
		{ args: ["scripts/conformance.ts", "--json", "surplus"], wrong: "surplus" },
	];
	for (const { args, wrong } of tries) {
		const { code, out, err } = await run(args);
		expect([code, err]).toEqual([2, ""]);
		expect(JSON.parse(out)).toEqual({ error: expect.stringContaining(wrong) });
	}
	// All others come to the same by the same function.
	for (const { name, args } of commands) {
		const source = await readFile(ROOT + (args.find((arg) => arg.endsWith(".ts")) ?? ""), "utf8");
		expect(source, name).toContain("runCommand({");
		expect(source, name).not.toMatch(/process\.argv|parseArgs/);
	}
});

describe("the pages", () => {
	/** `npm run NAME -- ARGUMENTS`, in a code span or on a line of a code block. */
	const MENTION = /npm (?:run (?:--silent )?)?((?:[a-z]+(?:-[a-z]+)*)(?::[a-z]+)?)(?: -- ([^`\n]*))?/g;

	async function mentions(): Promise<{ where: string; name: string; args: string }[]> {
		const docs = (await readdir(`${ROOT}docs`)).filter((file) => file.endsWith(".md")).map((file) => `docs/${file}`);
		const files = ["README.md", "CONTRIBUTING.md", ...docs];
		const texts = await Promise.all(files.map((file) => readFile(ROOT + file, "utf8")));
		return texts.flatMap((text, index) =>
			[...text.matchAll(MENTION)]
				.filter(([whole, name = ""]) => whole.startsWith("npm run ") || name === "start" || name === "test")
				.map(([, name = "", args = ""]) => ({ where: files[index] ?? "", name, args })),
		);
	}

	it("mention no command and no option that there is not", async () => {
		const wrong: string[] = [];
		for (const { where, name, args } of await mentions()) {
			if (TOOLS.includes(name)) continue;
			const help = helped.get(name)?.out;
			if (help === undefined) wrong.push(`${where}: npm run ${name}`);
			for (const [option] of args.matchAll(/--[a-z-]+/g)) {
				if (!help?.includes(`  ${option} `)) wrong.push(`${where}: npm run ${name} -- ${option}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	it("mention every command", async () => {
		const named = new Set((await mentions()).map(({ name }) => name));
		const contributing = await readFile(`${ROOT}CONTRIBUTING.md`, "utf8");
		// The list of benches names several in one line.
		const isNamed = (name: string) => named.has(name) || contributing.includes(`\`${name}\``);
		expect(commands.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([]);
	});
});
