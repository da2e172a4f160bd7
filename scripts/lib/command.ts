import { type ParseArgsConfig, parseArgs } from "node:util";
import { isSystemError, sentenceOf } from "#scripts/lib/system-error";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values = Record<string, string | boolean | undefined>;

export interface Command {
	/** As in `npm run NAME`. */
	name: string;
	/** One sentence for --help. */
	summary: string;
	/** Names of positional arguments, as --help shows them; one that ends in `...` takes any number. */
	positionals?: readonly string[];
	options?: Options;
	/** One line an option, for --help. */
	optionText?: Record<string, string>;
	/**
	 * @returns facts for --json, or undefined when it has printed its own; lines of its own it prints only when `json` is
	 * false.
	 * @throws UsageError for wrong arguments, anything else for failures.
	 */
	run(input: { values: Values; positionals: string[]; json: boolean; say(line: string): void }): Promise<unknown>;
}

/** Wrong arguments: the message says what to type instead. Exit code 2. */
export class UsageError extends Error {}

/** Runs an operator command: `--help` and `--json` for every one, errors in one sentence, exit codes 0, 1 and 2. */
export async function runCommand(command: Command): Promise<void> {
	const options: Options = { ...command.options, help: { type: "boolean" }, json: { type: "boolean" } };
	// Also wrong arguments are told as JSON to who asked for JSON.
	const json = process.argv.includes("--json");
	try {
		const { values, positionals } = parse(options, command.positionals ?? []);
		if (values.help === true) {
			console.log(helpText(command));
			return;
		}
		const say = (line: string) => {
			if (!json) console.log(line);
		};
		const facts = await command.run({ values, positionals, json, say });
		if (json && facts !== undefined) console.log(JSON.stringify(facts));
	} catch (error) {
		const message = messageOf(error);
		if (json) console.log(JSON.stringify({ error: message }));
		else console.error(message + (error instanceof UsageError ? `\n\n${helpText(command)}` : ""));
		process.exitCode = error instanceof UsageError ? 2 : 1;
	}
}

function parse(options: Options, named: readonly string[]): { values: Values; positionals: string[] } {
	let parsed: { values: Values; positionals: string[] };
	try {
		parsed = parseArgs({ options, allowPositionals: true }) as typeof parsed;
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
	const surplus = named.at(-1)?.endsWith("...") ? [] : parsed.positionals.slice(named.length);
	if (surplus.length > 0) {
		const taken = named.length === 0 ? "nothing beside its options" : named.join(" ");
		throw new UsageError(`This command takes ${taken}; it cannot use: ${surplus.join(" ")}.`);
	}
	return parsed;
}

function helpText(command: Command): string {
	const lines = Object.entries(command.options ?? {}).map(([name, option]) => {
		const value = option.type === "string" ? ` ${name.toUpperCase()}` : "";
		return `  --${name}${value}  ${command.optionText?.[name] ?? ""}`;
	});
	// npm has names of its own for these two.
	const npm = command.name === "start" || command.name === "test" ? "npm" : "npm run";
	const usage = [npm, command.name, "--", ...(command.positionals ?? []), "[options]"].join(" ");
	return [
		command.summary,
		"",
		`Usage: ${usage}`,
		"",
		"Options:",
		...lines,
		"  --json  Print the result as JSON.",
		"  --help  Print this.",
	].join("\n");
}

/** An error's message with those of what caused it. */
function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (isSystemError(error)) return sentenceOf(error);
	return error.cause === undefined ? error.message : `${error.message}\nCaused by: ${messageOf(error.cause)}`;
}
