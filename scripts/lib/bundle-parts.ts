import { relative } from "node:path";
import { ROOT } from "#scripts/lib/wrangler";

/** Its own map names its sources as if they lay beside the dependencies. */
const MISPLACED = { folder: "src", name: "drizzle-orm" };

/** Whose a source of the built Worker is: a dependency by its name, what is ours by its folder. @param source a whole path. */
export function partName(source: string): string {
	if (source.includes("/node_modules/")) {
		const [scope = "", name] = source.slice(source.lastIndexOf("/node_modules/") + "/node_modules/".length).split("/");
		if (scope === MISPLACED.folder) return MISPLACED.name;
		return scope.startsWith("@") ? `${scope}/${name}` : scope;
	}
	const own = relative(ROOT, source).split("/");
	return own.slice(0, own[1] === "site" ? 3 : 2).join("/");
}
