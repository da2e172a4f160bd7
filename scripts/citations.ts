import { readFile } from "node:fs/promises";
import { wrongCitations } from "#scripts/lib/citations";
import { runCommand } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";
import { repositoryFiles, writtenTexts } from "#scripts/lib/written";

runCommand({
	name: "citations",
	summary:
		"Finds what comments, messages and pages cite and is not there: files, pages, headings, commands, sources of rules.",
	async run({ say }) {
		const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8")) as { scripts: object };
		const texts = await writtenTexts();
		const there = { files: new Set(repositoryFiles()), pages: texts, commands: new Set(Object.keys(scripts)) };
		const wrong = [...texts].flatMap(([file, text]) => wrongCitations(file, text, there));
		for (const sentence of wrong) say(sentence);
		say(`${texts.size} files, ${wrong.length} wrong citations`);
		if (wrong.length > 0) process.exitCode = 1;
		return { files: texts.size, wrong };
	},
});
