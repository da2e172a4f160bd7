import { afterEach, beforeEach } from "vitest";

/**
 * What the Worker and the tests write on the console, kept in memory and shown only for tests that fail.
 *
 * vitest would send each line to its server; a line written by another request than the tests' own then waits for the
 * tests' next message, and vitest waits for the line at the end of a file, without a limit. Memory belongs to no request.
 */

const METHODS = ["debug", "error", "info", "log", "trace", "warn"] as const;
/** Lines of one test that are kept: a failing test is explained by its last ones. */
const MAX_LINES = 200;
const MAX_LINE_CHARS = 2_000;

const terminal = globalThis.console;
let lines: string[] = [];

/** Replaces the console of everything that runs in this runtime; once is enough. */
export function keepConsole(): void {
	if (globalThis.console !== terminal) return;
	const kept = Object.create(terminal) as Console;
	for (const method of METHODS)
		kept[method] = (...values: unknown[]) => {
			lines.push(values.map(textOf).join(" ").slice(0, MAX_LINE_CHARS));
			if (lines.length > MAX_LINES) lines.shift();
		};
	globalThis.console = kept;
}

/** Call it at the beginning of every file. */
export function showLinesOfFailures(): void {
	beforeEach(() => {
		lines = [];
	});
	afterEach(({ task }) => {
		const error = task.result?.errors?.at(-1);
		if (error !== undefined && lines.length > 0) error.message += `\n\nConsole:\n${lines.join("\n")}\n`;
	});
}

function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	if (value instanceof Error) return value.stack ?? value.message;
	return JSON.stringify(value) ?? String(value);
}
