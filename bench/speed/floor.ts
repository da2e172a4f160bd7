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
 * Has the floor answer an address as the service does: with the same statements and the same bytes, or with the same 304.
 * @param recorder origin of the service inside of `recordedModule`.
 * @param unchanged whether it is asked by the tag of what it has answered.
 * @returns what the service asked the database for.
 */
export async function layFloor(
	floor: string,
	recorder: string,
	name: string,
	{ path, unchanged }: { path: string; unchanged: boolean },
): Promise<Recorded> {
	// The first time, an isolate also reads what it keeps.
	const first = await recordedAnswer(recorder, path, unchanged ? '"none"' : null);
	const tag = unchanged ? first.response.headers.get("ETag") : null;
	const { response, text, recorded } = await recordedAnswer(recorder, path, tag);
	if (response.status !== (unchanged ? 304 : 200))
		throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
	const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
	const answer = isJson && !unchanged ? JSON.parse(text) : text;
	const body = JSON.stringify({ statements: recorded.statements, answer, unchanged: tag });
	await fetch(`${floor}/floor/${name}`, { method: "PUT", body });
	return recorded;
}

/** @param tag that it is asked by; null for none. */
async function recordedAnswer(recorder: string, path: string, tag: string | null) {
	await fetch(recorder + RECORDED_PATH);
	const response = await fetch(recorder + path, tag === null ? {} : { headers: { "If-None-Match": tag } });
	const text = await response.text();
	const recorded = (await (await fetch(recorder + RECORDED_PATH)).json()) as Recorded;
	return { response, text, recorded };
}
