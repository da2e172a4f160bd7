import { minify } from "rolldown/utils";
import type { BuiltFile } from "#scripts/lib/module-names";

/**
 * Makes the modules of a built Worker smaller once more, with the minifier of oxc: esbuild, which puts them together, knows one
 * file of the sources at a time. Source: docs/start.md#the-upload.
 */

const COMMENT = /\/\/# sourceMappingURL=\S+\n$/;

/**
 * @param files modules that esbuild has made, each with its map beside it; whatever else is among them stays as it is.
 * @throws Error what oxc says of a module that it cannot read.
 */
export async function minified(files: readonly BuiltFile[]): Promise<BuiltFile[]> {
	const maps = new Map(files.filter(({ name }) => name.endsWith(".js.map")).map((file) => [file.name, file]));
	const made = files.map(async (file) => {
		const map = maps.get(`${file.name}.map`);
		if (map === undefined) return maps.has(file.name) ? [] : [file];
		return await smaller(file, map);
	});
	return (await Promise.all(made)).flat();
}

async function smaller(module: BuiltFile, map: BuiltFile): Promise<BuiltFile[]> {
	const text = textOf(module);
	const {
		code,
		map: after,
		errors,
	} = await minify(module.name, text, {
		module: true,
		compress: { target: "es2024" },
		mangle: { toplevel: true },
		sourcemap: true,
		inputMap: JSON.parse(textOf(map)),
	});
	if (after === undefined || errors.length > 0) throw new Error(`${module.name}: ${errors.map(String).join("\n")}`);
	const comment = COMMENT.exec(text)?.[0] ?? "";
	return [
		{ name: module.name, contents: Buffer.from(`${code}\n${comment}`) },
		{ name: map.name, contents: Buffer.from(JSON.stringify(after)) },
	];
}

const textOf = ({ contents }: BuiltFile): string => Buffer.from(contents).toString("utf8");
