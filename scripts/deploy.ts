import { runCommand } from "#scripts/lib/command";
import { findings } from "#scripts/lib/findings";
import { target, wrangler } from "#scripts/lib/wrangler";

runCommand({
	name: "deploy",
	summary: "Checks the production configuration, applies its migrations, and deploys the Worker.",
	options: { "dry-run": { type: "boolean" } },
	optionText: { "dry-run": "Check and build only: nothing is changed anywhere." },
	async run({ values, say }) {
		const dryRun = values["dry-run"] === true;
		const missing = (await findings()).filter((finding) => finding.level === "missing");
		for (const finding of missing) say(`missing  ${finding.what}: ${finding.fix}`);
		if (missing.length > 0 && !dryRun)
			throw new Error("Not deployed: the production configuration is not complete (npm run doctor).");
		if (!dryRun) {
			await wrangler(["d1", "migrations", "apply", "DB", ...target(true)]);
			say("Migrations applied.");
		}
		const out = await wrangler(["deploy", "--env", "production", ...(dryRun ? ["--dry-run"] : [])]);
		const size = /gzip: ([\d.]+ KiB)/.exec(out)?.[1] ?? null;
		say(dryRun ? `Built, not deployed: ${size} gzip.` : `Deployed: ${size} gzip.`);
		return { deployed: !dryRun, gzip: size, missing: missing.map((finding) => finding.what) };
	},
});
