import { runCommand } from "#scripts/lib/command";
import { applyMigrations } from "#scripts/lib/migrations";

runCommand({
	name: "migrate",
	summary: "Applies the migrations that the database does not have yet.",
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed database instead of the local one." },
	async run({ values, say }) {
		const applied = await applyMigrations(values.remote === true);
		say(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`);
		return { applied };
	},
});
