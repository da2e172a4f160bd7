import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { packClient } from "#scripts/lib/client-package";
import { runCommand } from "#scripts/lib/command";

runCommand({
	name: "pack:client",
	summary: "Compiles packages/client and packs it as a package that npm installs and publishes.",
	options: { out: { type: "string" } },
	optionText: { out: "Folder to put it into (default: this one)." },
	async run({ values, say }) {
		const folder = resolve(String(values.out ?? "."));
		await mkdir(folder, { recursive: true });
		const file = await packClient(folder);
		say(`Packed ${file}. Install it with: npm install ${file}`);
		return { file };
	},
});
