import type { Browser, LaunchOptions } from "playwright-core";

/** What every command that opens a browser takes; spread it into `runCommand`. */
export const CHROMIUM = {
	options: { chromium: { type: "string" } },
	optionText: { chromium: "The browser's program (/usr/bin/chromium)." },
} as const;

/**
 * Starts Chromium.
 * @param values of the command line.
 * @param args more of the browser's own.
 */
export async function launchChromium(
	{ chromium: program }: { chromium?: string | boolean | undefined },
	args: readonly string[] = [],
): Promise<Browser> {
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const { chromium } = await import("playwright-core");
	const options: LaunchOptions = { args: ["--no-sandbox", ...args] };
	return chromium.launch({ ...options, executablePath: typeof program === "string" ? program : "/usr/bin/chromium" });
}
