import { writeFile } from "node:fs/promises";
import { runCommand } from "#scripts/lib/command";
import { dump } from "#scripts/lib/dump";

runCommand({
	name: "backup",
	summary: "Writes every row of the database into one SQL file that `npm run restore` reads.",
	positionals: ["FILE"],
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed database instead of the local one." },
	async run({ values, positionals, say }) {
		const file = positionals[0] ?? `launchweek-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.sql`;
		const { sql, tables, rows } = await dump(values.remote === true);
		await writeFile(file, sql, { mode: 0o600 });
		say(`${rows} rows of ${tables} tables are in ${file}. It holds addresses and hashes of keys: keep it safe.`);
		return { file, tables, rows };
	},
});
