import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";
import { writtenTexts } from "#scripts/lib/written";

/** Every command of package.json as somebody types it: --help, --json, a mistyped option; and what the pages say of them. */

/** Whose arguments are those of the tool they start. */
const TOOLS = ["test", "test:full", "types", "lint", "format"];

interface Said {
	code: number | null;
	out: string;
	err: string;
}

/** Asked in processes of their own: one that serves, one that writes, one that is given something. */
const ALONE = ["start", "generate", "robots-score"];

let commands: { name: string; file: string }[] = [];
const helped = new Map<string, Said>();

beforeAll(async () => {
	const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8")) as { scripts: Record<string, string> };
	commands = Object.entries(scripts)
		.filter(([name]) => !TOOLS.includes(name))
		.map(([name, line]) => ({ name, file: line.split(" ").find((word) => word.endsWith(".ts")) ?? "" }));
	const { out, err } = await run(["scripts/lib/every-help.ts", ...commands.map(({ file }) => file)]);
	const lines = out.trimEnd().split("\n");
	for (const [index, { name, file }] of commands.entries()) {
		const said = JSON.parse(lines[index] ?? "{}") as Said & { file: string };
		expect(said.file, `${name}: ${err}`).toBe(file);
		helped.set(name, said);
	}
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

it("answers --help in a process of its own as among the others", async () => {
	for (const name of ALONE) {
		const { code, out, err } = helped.get(name) ?? { code: -1, out: "", err: "" };
		const file = commands.find((command) => command.name === name)?.file ?? "";
		expect(await run([file, "--help"]), name).toEqual({ code, out: `${out}\n`, err });
	}
});

it("answers --help with a sentence, how to type it, and a line for every option, and does nothing else", () => {
	for (const { name } of commands) {
		const { code, out, err } = helped.get(name) ?? { code: -1, out: "", err: "" };
		expect([code, err], name).toEqual([0, ""]);
		const [summary, , usage] = out.split("\n");
		expect(summary, name).toMatch(/^[A-Z].*\.$/);
		expect(usage, name).toMatch(new RegExp(`^Usage: npm (run )?${name} --( |$)`));
		for (const line of out.split("\n").filter((text) => text.startsWith("  --"))) {
			expect(line, name).toMatch(/^ {2}--[a-z0-9-]+( [A-Z0-9-]+)? {2}\S/);
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
	for (const { name, file } of commands) {
		const source = await readFile(ROOT + file, "utf8");
		expect(source, name).toContain("runCommand({");
		expect(source, name).not.toMatch(/process\.argv|parseArgs/);
	}
});

describe("pages, comments and messages", () => {
	/** `npm run NAME -- ARGUMENTS`, in a code span, on a line of a code block, in a sentence of the code. */
	const MENTION = /npm (?:run (?:--silent )?)?((?:[a-z]+(?:-[a-z]+)*)(?::[a-z]+)?)(?: -- ([^`\n]*))?/g;
	/** An option that stands alone in a code span. */
	const OPTION = /`(?:-- )?(--[a-z0-9-]+)[^`\n]*`/g;
	/** Options of other tools that pages name alone: those of drizzle-kit. */
	// Of tools of others, and of the client package, which says them itself.
	const OTHERS = ["--custom", "--package", "--jwks", "--live", "--allow-loopback"];

	let texts: ReadonlyMap<string, string> = new Map();
	beforeAll(async () => {
		texts = await writtenTexts();
	});

	function mentions(): { where: string; name: string; args: string }[] {
		return [...texts].flatMap(([where, text]) =>
			[...text.matchAll(MENTION)]
				.filter(([whole, name = ""]) => whole.startsWith("npm run ") || name === "start" || name === "test")
				.map(([, name = "", args = ""]) => ({ where, name, args })),
		);
	}

	it("mention no command and no option that there is not", () => {
		const wrong: string[] = [];
		for (const { where, name, args } of mentions()) {
			if (TOOLS.includes(name)) continue;
			const help = helped.get(name)?.out;
			if (help === undefined) wrong.push(`${where}: npm run ${name}`);
			for (const [option] of args.matchAll(/--[a-z0-9-]+/g)) {
				if (!help?.includes(`  ${option} `)) wrong.push(`${where}: npm run ${name} -- ${option}`);
			}
		}
		const all = [...helped.values()].map(({ out }) => out).join("\n");
		for (const [where, text] of texts) {
			if (!where.endsWith(".md")) continue;
			for (const [, option = ""] of text.matchAll(OPTION))
				if (!OTHERS.includes(option) && !all.includes(`  ${option} `)) wrong.push(`${where}: ${option}`);
		}
		expect(wrong, "write it as --help says it; a new option stands in its command's optionText").toEqual([]);
	});

	it("mention every command on the pages for operators and developers", () => {
		const pages = ["README.md", "CONTRIBUTING.md"].map((page) => texts.get(page) ?? "").join("\n");
		// The list of benches names several in one line.
		const isNamed = (name: string) => new RegExp(`npm (run )?(--silent )?${name}\\b|\`${name}\``).test(pages);
		const unnamed = commands.map(({ name }) => name).filter((name) => !isNamed(name));
		expect(unnamed, "give it a line in README.md or CONTRIBUTING.md").toEqual([]);
	});
});

it("keeps the addresses and hashes of a backup out of commits", async () => {
	const ignored = (await readFile(`${ROOT}.gitignore`, "utf8")).split("\n");
	expect(ignored).toContain("*.backup");
	expect(await readFile(`${ROOT}scripts/backup.ts`, "utf8")).toMatch(/`launchweek-.*\.backup`/);
});
