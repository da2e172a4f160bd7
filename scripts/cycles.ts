import { runCommand } from "#scripts/lib/command";
import { circlesOf, importGraph } from "#scripts/lib/import-graph";
import { ROOT } from "#scripts/lib/wrangler";

runCommand({
	name: "cycles",
	summary: "Finds files that import each other in a circle, imports of types and lazy ones among them.",
	async run({ say }) {
		const graph = importGraph(ROOT);
		const circles = circlesOf(graph);
		for (const circle of circles) {
			say(`${circle.length} files import each other in a circle; take out what ties them:`);
			for (const file of circle)
				for (const target of graph.get(file) ?? []) if (circle.includes(target)) say(`  ${file} imports ${target}`);
		}
		say(`${graph.size} files, ${circles.length} circles`);
		if (circles.length > 0) process.exitCode = 1;
		return { files: graph.size, circles };
	},
});
