import { inject } from "vitest";
import type { ModuleRunner } from "#testing/setup/imports";

/**
 * Loads what tests have in common from one answer of the test runner, which has it ready (scripts/lib/modules/plugin.ts). One
 * by one, as vite's module runner asks for modules, a runtime takes three times as long to load the Worker.
 */

const packed = new WeakSet<ModuleRunner>();

/** Call it at the beginning of every file; the first time it asks. Each module is taken once: whoever loads it anew asks for it. */
export async function loadFromPack(runner: ModuleRunner): Promise<void> {
	if (packed.has(runner)) return;
	packed.add(runner);
	const answer = await fetch(`http://127.0.0.1:${inject("controlPort")}/modules`);
	const modules = new Map(Object.entries((await answer.json()) as Record<string, unknown>));
	const { transport } = runner;
	const invoke = transport.invoke.bind(transport);
	transport.invoke = async (...args) => {
		const [kind, [address]] = args as [string, readonly string[]];
		const module = kind === "fetchModule" && address !== undefined ? modules.get(address) : undefined;
		if (address === undefined || module === undefined) return invoke(...args);
		modules.delete(address);
		return module;
	};
}
