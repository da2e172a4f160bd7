import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wrangler } from "#scripts/lib/wrangler";
import { RECORDED_PATH, type Recorded } from "./recorder.ts";

/** The folder with the floor's built Worker. Whoever asked for it deletes it. */
export async function floorBundle(): Promise<string> {
	const dir = await mkdtemp(join(tmpdir(), "launchweek-floor-"));
	const config = join(import.meta.dirname, "floor/wrangler.toml");
	// It is loaded by the name that the service's own bundle has.
	await wrangler(["deploy", "--dry-run", "--env=", "--config", config, "--outdir", dir]);
	return dir;
}

/**
 * Has the floor answer an address as the service does: with the same statements and the same bytes.
 * @param recorder origin of the service inside of `recordedModule`.
 * @returns what the service asked the database for.
 */
export async function layFloor(floor: string, recorder: string, name: string, path: string): Promise<Recorded> {
	// The first time, an isolate also reads what it keeps.
	let text = "";
	let isJson = false;
	for (let time = 0; time < 2; time++) {
		await fetch(recorder + RECORDED_PATH);
		const response = await fetch(recorder + path);
		text = await response.text();
		if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
		isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
	}
	const recorded = (await (await fetch(recorder + RECORDED_PATH)).json()) as Recorded;
	const body = JSON.stringify({ statements: recorded.statements, answer: isJson ? JSON.parse(text) : text });
	await fetch(`${floor}/floor/${name}`, { method: "PUT", body });
	return recorded;
}
