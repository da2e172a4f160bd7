import { readFile } from "node:fs/promises";
import { runCommand, UsageError } from "#scripts/lib/command";
import { executeScript, query } from "#scripts/lib/d1";
import { DUMP_HEADER } from "#scripts/lib/dump";
import { target, wrangler } from "#scripts/lib/wrangler";

runCommand({
	name: "restore",
	summary: "Replaces every row of the database by those of a backup.",
	positionals: ["FILE"],
	options: { remote: { type: "boolean" }, replace: { type: "boolean" } },
	optionText: {
		remote: "The deployed database instead of the local one.",
		replace: "Needed when the database holds listings: they are replaced.",
	},
	async run({ values, positionals, say }) {
		const [file] = positionals;
		if (file === undefined) throw new UsageError("Give the file that npm run backup wrote.");
		const remote = values.remote === true;
		const sql = await readFile(file, "utf8");
		if (!sql.startsWith(DUMP_HEADER)) throw new Error(`${file} was not written by npm run backup.`);
		await wrangler(["d1", "migrations", "apply", "DB", ...target(remote)]);
		const [before] = await query<{ n: number }>("SELECT count(*) AS n FROM listings", remote);
		if ((before?.n ?? 0) > 0 && values.replace !== true) {
			throw new Error(`The database holds ${before?.n} listings. Add --replace to replace everything in it.`);
		}
		await executeScript(sql, remote);
		const [after] = await query<{ n: number }>("SELECT count(*) AS n FROM listings", remote);
		say(`Restored: ${after?.n ?? 0} listings.`);
		return { listings: after?.n ?? 0 };
	},
});
