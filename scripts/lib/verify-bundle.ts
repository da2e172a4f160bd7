import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "#scripts/lib/wrangler";

/** The command of the client package, by its name there. */
const COMMAND = "launchweek-verify.js";

/**
 * Puts the command of `packages/client/verify` into a folder as one file that needs nothing beside it, with the licences
 * of the packages that are in it. It reads pages with the code of `packages/crawl`, so that both find the same.
 */
export async function bundleVerify(folder: string): Promise<void> {
	const { metafile } = await build({
		entryPoints: [join(ROOT, "packages/client/verify/main.ts")],
		outfile: join(folder, COMMAND),
		absWorkingDir: ROOT,
		bundle: true,
		platform: "node",
		format: "esm",
		target: "node20",
		metafile: true,
		logLevel: "error",
		banner: { js: "#!/usr/bin/env node" },
	});
	const packages = Object.keys(metafile.inputs).flatMap(
		(file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
	);
	const licences = await Promise.all([...new Set(packages)].sort().map(licenceOf));
	await writeFile(
		join(folder, "LICENSES-OF-OTHERS"),
		`${COMMAND} holds code of these packages.\n\n${licences.join("\n\n")}\n`,
	);
}

/** @throws where a package comes without its licence: then it must not be packed. */
async function licenceOf(name: string): Promise<string> {
	const folder = join(ROOT, "node_modules", name);
	const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
	if (file === undefined) throw new Error(`${name} has no licence file.`);
	return `## ${name}\n\n${(await readFile(join(folder, file), "utf8")).trim()}`;
}
