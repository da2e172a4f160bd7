import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkFitness } from "#core/pictures/fitness";
import { inspectPicture } from "#core/pictures/inspect";
import { PictureRefused } from "#core/pictures/refusal";
import { logoText } from "#core/pictures/site-logo";
import { sha256OfBytes } from "#core/sha256";
import { queryAll, quote } from "#scripts/lib/d1";
import { ROOT, target, wrangler } from "#scripts/lib/wrangler";

/**
 * Keeps the picture of a file as the directory's own, after the same looks that an upload gets.
 * @returns what the setting `site_logo` says of it.
 * @throws in one sentence for a file that is no such picture.
 */
export async function keepLogoFile(path: string, remote: boolean): Promise<string> {
	const found = await readFile(path);
	try {
		const { bytes, ...picture } = await inspectPicture(new Uint8Array(found));
		checkFitness("site_logo", picture);
		const logo = { hash: await sha256OfBytes(bytes), ...picture };
		const { storedAt } = await noted(logo, bytes.length, remote);
		await stored(`pictures/${logo.hash}/${storedAt}`, bytes, logo.type, remote);
		return logoText(logo);
	} catch (error) {
		if (error instanceof PictureRefused) throw new Error(`${path} is not taken: ${error.message}`);
		throw error;
	}
}

/** The row first: an object without one would never be found again. */
async function noted(
	{ hash, type, width, height, transparent }: Parameters<typeof logoText>[0],
	bytes: number,
	remote: boolean,
): Promise<{ storedAt: number }> {
	const now = Date.now();
	const values = `${quote(hash)}, ${quote(type)}, ${width}, ${height}, ${Number(transparent)}, ${bytes}, ${now}, 1`;
	const results = await queryAll<{ storedAt: number }>(
		[
			`INSERT INTO pictures (hash, type, width, height, transparent, bytes, stored_at, is_public) VALUES (${values})
			 ON CONFLICT (hash) DO UPDATE SET is_public = 1, unused_since = NULL`,
			`INSERT INTO site_pictures (hash, at) VALUES (${quote(hash)}, ${now}) ON CONFLICT (hash) DO NOTHING`,
			`SELECT stored_at AS storedAt FROM pictures WHERE hash = ${quote(hash)}`,
		],
		remote,
	);
	return { storedAt: results.at(-1)?.[0]?.storedAt ?? now };
}

async function stored(key: string, bytes: Uint8Array, type: string, remote: boolean): Promise<void> {
	const dir = await mkdtemp(join(tmpdir(), "launchweek-"));
	try {
		const file = join(dir, "logo");
		await writeFile(file, bytes);
		const where = `${await bucketName(remote)}/${key}`;
		await wrangler(["r2", "object", "put", where, ...target(remote), "--file", file, "--content-type", type]);
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

/** As wrangler.toml names it: the deployed one stands below [env.production]. */
async function bucketName(remote: boolean): Promise<string> {
	const toml = await readFile(`${ROOT}wrangler.toml`, "utf8");
	const section = remote ? "\\[\\[env\\.production\\.r2_buckets\\]\\]" : "\\[\\[r2_buckets\\]\\]";
	const name = new RegExp(`${section}\\s+binding = "PICTURES"\\s+bucket_name = "([^"]+)"`).exec(toml)?.[1];
	if (name === undefined) throw new Error("wrangler.toml names no bucket for PICTURES.");
	return name;
}
