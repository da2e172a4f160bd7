import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleVerify } from "#scripts/lib/verify-bundle";
import { ROOT } from "#scripts/lib/wrangler";

const run = promisify(execFile);
const SOURCE = `${ROOT}packages/client/`;
const COMPILER = `${ROOT}node_modules/@typescript/native/bin/tsc`;

/**
 * Compiles `packages/client`, with its command in one file, and packs it as npm installs it. Nothing is left in the repository.
 * @param folder that the package is put into; it must exist.
 * @returns the path of the package.
 */
export async function packClient(folder: string): Promise<string> {
	const made = await mkdtemp(join(tmpdir(), "launchweek-client-"));
	try {
		const names = await readdir(SOURCE);
		const modules = names.filter((name) => /\.ts$/.test(name) && !/\.(d|test)\.ts$/.test(name));
		await run(process.execPath, [
			COMPILER,
			...modules.map((name) => SOURCE + name),
			...["--ignoreConfig", "--outDir", made, "--declaration", "--strict", "--exactOptionalPropertyTypes"],
			...["--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--types", ""],
			...["--rewriteRelativeImportExtensions", "--skipLibCheck"],
		]);
		await copyFile(`${SOURCE}schema.d.ts`, join(made, "schema.d.ts"));
		await copyFile(`${SOURCE}README.md`, join(made, "README.md"));
		await copyFile(`${ROOT}LICENSE`, join(made, "LICENSE"));
		// The compiler leaves the names of sources in declarations, which only sources may import by them.
		for (const name of (await readdir(made)).filter((file) => file.endsWith(".d.ts") && file !== "schema.d.ts")) {
			const text = await readFile(join(made, name), "utf8");
			await writeFile(join(made, name), text.replaceAll(/"(\.\/[a-z-]+)(?:\.d)?\.ts"/g, '"$1.js"'));
		}
		await bundleVerify(made);
		// The sources alone cannot be installed, so they say `private`; what is packed here can.
		const { private: _, ...description } = JSON.parse(await readFile(`${SOURCE}package.json`, "utf8"));
		await writeFile(join(made, "package.json"), `${JSON.stringify(description, null, "\t")}\n`);
		const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: made });
		return join(folder, stdout.trim());
	} finally {
		await rm(made, { recursive: true, force: true });
	}
}
