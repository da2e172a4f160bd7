import { runCommand } from "#scripts/lib/command";
import { executeScript, query } from "#scripts/lib/d1";
import { loadDemo } from "#scripts/lib/demo-data";
import { withLocalData } from "#scripts/lib/local-data";
import { stateDir } from "#scripts/lib/wrangler";

runCommand({
	name: "seed",
	summary: "Writes the reference data (categories, interview questions, products) and, locally, the demo directory.",
	options: { remote: { type: "boolean" }, template: { type: "string" } },
	optionText: {
		remote: "The deployed database instead of the local one: reference data only.",
		template: "The kind of directory it is, where it was begun with one: courses, games or shops.",
	},
	async run({ values, say }) {
		const remote = values.remote === true;
		const [{ templateNamed }, { requireFitting }] = await Promise.all([
			import("#scripts/templates/index"),
			import("#scripts/templates/fill"),
		]);
		const template = values.template === undefined ? null : templateNamed(String(values.template));
		await requireFitting(template, remote);
		const { referenceSql, demoSeed } = await loadDemo();
		await executeScript(referenceSql(template ?? undefined), remote);
		say("Reference data is in place.");
		const [row] = await query<{ listings: number }>("SELECT count(*) AS listings FROM listings", remote);
		const demo = !remote && template === null && row?.listings === 0;
		if (demo) {
			const seed = await demoSeed(new Date());
			await executeScript(seed.sql);
			await withLocalData(stateDir(), ({ pictures }) => seed.fill(pictures));
			say("The demo directory is in place.");
		} else {
			say(
				remote || template !== null
					? "No demo data goes into a deployed database, or one of another kind."
					: "The directory has listings already: no demo data written.",
			);
		}
		return { reference: true, demo };
	},
});
