import type { Catalogue, Entry } from "#scripts/agents/scripted/catalogue";
import { alike } from "#scripts/agents/scripted/lexicon";
import type { Wishes } from "#scripts/agents/scripted/wishes";
import { stem, stems, wordsOf } from "#scripts/agents/scripted/words";

/** Whether a sentence tells something, instead of asking or telling to do. */
export function isStatement(sentence: string, { names }: Wishes): boolean {
	const isTold = /^\W*(?:I|we|my|our|it|its|their|they|he|she|his|her|the|this|that|there)\b/i.test(sentence);
	return isTold || names.some((name) => sentence.startsWith(name));
}

/** A task's sentences, each of which may want a tool of its own. */
export function sentencesOf(text: string, { entries }: Catalogue): string[] {
	const firsts = [...entries.values()].flatMap(({ tool }) => [
		tool.name.replaceAll("_", " "),
		...tool.description.split(/(?<=[.:])\s/),
	]);
	const verbs = new Set(firsts.flatMap((text) => stems(wordsOf(text)[0] ?? "")));
	const masked = text.replaceAll(/["“][^"”]*["”]|https?:\/\/\S+(?=[.,;?!]?(?:\s|$))/g, (quoted) =>
		quoted.replaceAll(/[.;?!,](?!$)/g, "\u0001"),
	);
	const parts = masked.split(/(?<=[.;?!])\s+|,?\s+(?:and|then|and then)\s+(?=\p{L}+)|,\s+(?=\p{L}+)/u);
	const sentences: string[] = [];
	for (const part of parts) {
		const isBegun = /^(?:for|in|from|on|with|at|of|to|by|after|before)\b[^.;?!]*$/i.test(sentences.at(-1) ?? "");
		const isOwn =
			sentences.length === 0 || /[.;?!]$/.test(sentences.at(-1) ?? "") || verbs.has(stem(wordsOf(part)[0] ?? ""));
		if (isOwn && !isBegun) sentences.push(part);
		else sentences[sentences.length - 1] += ` and ${part}`;
	}
	return sentences.map((sentence) => sentence.replaceAll("\u0001", "."));
}

/** A sentence without what it names, quotes, addresses and measures. */
export function bare(sentence: string, { names, quoted, urls, emails, domains }: Wishes): string {
	const others = [...quoted.map(({ text }) => text), ...names, ...urls, ...emails, ...domains];
	return others
		.reduce((rest, other) => rest.replaceAll(other, " "), sentence)
		.replaceAll(/\b(?:costs? )?(?:less than|under|below|at most|cheaper than)\b.*?(?=[,.?]|$)|\bEU\b/gi, " ");
}

/** What somebody looks for: words of a sentence that the tool does not speak of, and that ask for no attribute. */
export function topicOf(sentence: string, wishes: Wishes, { weights }: Entry): string {
	return wordsOf(bare(sentence, wishes))
		.filter((word) => word.length > 3 && word === word.toLowerCase())
		.filter((word) => stems(word).some((own) => !weights.has(own) && alike(own).size === 1))
		.slice(0, 2)
		.join(" ");
}
