import { buildWorker } from "#scripts/lib/build-worker";
import { runCommand } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";

runCommand({
	name: "build",
	summary: "Builds the Worker into dist/worker, as wrangler does by itself before it serves or deploys it.",
	options: {},
	optionText: {},
	async run() {
		await buildWorker(ROOT);
		return undefined;
	},
});
