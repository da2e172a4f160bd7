import { alike } from "#scripts/agents/scripted/lexicon";
import { stems, wordsOf } from "#scripts/agents/scripted/words";

/** Choices that a description lists: `this, next, last, or ...`, `One of community-weekly, billboard.` */
export function listedIn(description: string): string[] {
	const [first = ""] = description.split(/(?:\.\s|\.$|;)/);
	const words = first.replace(/^.*?(?:\bone of\b|:\s)/i, "").split(/,\s*(?:or\s+|and\s+)?/);
	const plain = words
		.map((word) => word.trim().replace(/\s*\(.*$/, ""))
		.filter((word) => /^[a-z]+(?:[-_][a-z]+)*$/.test(word));
	return plain.length >= 2 && plain.includes(words[1]?.trim() ?? "") ? plain : [];
}

/** The choice whose words all stand in the text; of several the one with the most words, then the last named. */
export function chosenOf(choices: readonly string[], text: string, name: string): string | undefined {
	const said = new Set([...wordsOf(text.toLowerCase()), ...stems(text).flatMap((word) => [...alike(word)].slice(1))]);
	const own = new Set(wordsOf(name.replaceAll("_", " ")));
	const fitting = choices.filter((choice) => {
		const words = wordsOf(choice.replaceAll("_", " "));
		// `l` is a choice only where somebody says so: with what the argument is called.
		if (choice.length === 1) return new RegExp(`\\b${name}\\s+(?:is\\s+)?${choice}\\b`, "i").test(text);
		return (
			words.length > 0 && words.every((word) => said.has(word)) && !(words.length === 1 && own.has(words[0] ?? ""))
		);
	});
	const partly = choices.filter((choice) => {
		const words = wordsOf(choice.replaceAll("_", " "));
		return words.length > 1 && words.filter((word) => said.has(word)).length / words.length >= 0.5;
	});
	const size = (choice: string) => wordsOf(choice.replaceAll("_", " ")).filter((word) => said.has(word)).length;
	return [...fitting, ...partly].toSorted((a, b) => size(b) - size(a))[0];
}
