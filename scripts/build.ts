import { buildForProduction, buildWorker } from "#scripts/lib/build-worker";
import { runCommand } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";

runCommand({
	name: "build",
	summary: "Builds the Worker into dist/worker, as wrangler does by itself before it serves or deploys it.",
	options: { production: { type: "boolean" } },
	optionText: { production: "Without the pages under /dev, which only the local environment shows." },
	async run({ values }) {
		await buildWorker(ROOT, values.production === true ? buildForProduction : undefined);
		return undefined;
	},
});
