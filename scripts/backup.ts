import { progressOf, writeBackup } from "#scripts/lib/backup/file";
import { frozenCopy } from "#scripts/lib/backup/frozen-copy";
import { localPicture, openLocalDatabase } from "#scripts/lib/backup/local-database";
import { runCommand } from "#scripts/lib/command";
import { queryAll } from "#scripts/lib/d1";
import { stateDir } from "#scripts/lib/wrangler";

runCommand({
	name: "backup",
	summary: "Writes every row of the database, as it is at one instant, into a file that `npm run restore` reads.",
	positionals: ["FILE"],
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed database instead of the local one." },
	async run({ values, positionals, say }) {
		const at = new Date();
		const file = positionals[0] ?? `launchweek-${at.toISOString().slice(0, 19).replaceAll(":", "")}.backup`;
		const picture = values.remote === true ? await frozenCopy((sql) => queryAll(sql, true)) : await local();
		const progress = progressOf("backup", (line) => console.error(line));
		try {
			const { tables, rows } = await writeBackup(file, picture, at, progress);
			const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
			say(
				`${total} rows of ${tables.length} tables are in ${file}. It holds addresses and hashes of keys: keep it safe.`,
			);
			return { file, tables: tables.length, rows: total };
		} finally {
			await picture.close();
		}
	},
});

async function local() {
	const db = await openLocalDatabase(stateDir(), { readOnly: true });
	if (db === null) throw new Error(`There is no database in ${stateDir()} yet: npm start makes one.`);
	return localPicture(db);
}
